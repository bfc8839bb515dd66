import type { LoadMember } from '@cabinet/services/testing/population';

/** A member who is signed in. */
export interface Actor extends LoadMember {
  token: string;
  /** Their own, as a proxy in front tells it: limits count by it. */
  address: string;
}

/** Chance that is the same in every run. @returns a whole number below that */
export type Pick = (below: number) => number;

export function chance(seed = 1): Pick {
  let state = seed;
  // xorshift32
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

export function crowdOf(members: LoadMember[], tokens: string[]): Actor[] {
  return members.map((member, index) => ({
    ...member,
    token: tokens[index] ?? '',
    address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  }));
}
