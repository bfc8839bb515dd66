export type LevelName = 'friend' | 'good' | 'best';

interface Level {
  name: LevelName;
  /** Friends with a paid study that the level requires. */
  friends: number;
  /** Share of a friend's first semester that the participant gets in tokens, in percent. */
  percent: number;
}

/** §1, §9: the levels begin above 4 and above 9 friends. */
export const LEVELS = [
  { name: 'friend', friends: 0, percent: 30 },
  { name: 'good', friends: 5, percent: 40 },
  { name: 'best', friends: 10, percent: 50 },
] as const satisfies readonly Level[];

export interface FriendshipLevel {
  name: LevelName;
  percent: number;
  /** The next level, and how many friends are missing. Null at the top level. */
  next: { name: LevelName; percent: number; missing: number } | null;
}

/**
 * Returns the friendship level of a participant with a card (R17).
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
