import type { LoadMember } from '@cabinet/services/testing/population';

/** A signed-in member. */
export interface Actor extends LoadMember {
  token: string;
  /** The member's own IP address, as a proxy reports it. Rate limits count by this address. */
  address: string;
}

/** A pseudo-random function with the same results in every run. @returns a whole number below `below` */
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
