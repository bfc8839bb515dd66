export type LevelName = 'friend' | 'good' | 'best';

interface Level {
  name: LevelName;
  /** Friends with a paid study it takes. */
  friends: number;
  /** Share of a friend's first semester that comes back in tokens. */
  percent: number;
}

/** §1, §9: more than 4 and more than 9 friends. */
export const LEVELS = [
  { name: 'friend', friends: 0, percent: 30 },
  { name: 'good', friends: 5, percent: 40 },
  { name: 'best', friends: 10, percent: 50 },
] as const satisfies readonly Level[];

export interface FriendshipLevel {
  name: LevelName;
  percent: number;
  /** The level after this one and how many friends it still takes; null at the top. */
  next: { name: LevelName; percent: number; missing: number } | null;
}

/**
 * The friendship level of a participant with a card (R17).
 * @param paidFriends friends whose study is paid (ACADEM_ORDER)
 */
export function friendshipLevel(paidFriends: number): FriendshipLevel {
  const level: Level = LEVELS.findLast(({ friends }) => paidFriends >= friends) ?? LEVELS[0];
  const next: Level | undefined = LEVELS.find(({ friends }) => friends > paidFriends);
  return {
    name: level.name,
    percent: level.percent,
    next: next ? { name: next.name, percent: next.percent, missing: next.friends - paidFriends } : null,
  };
}
