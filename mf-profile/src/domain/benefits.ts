import { LEVELS } from '@cabinet/domain/level';

/** One-off accruals, in tokens (§1, §9). */
const WELCOME = 250;
const BIRTHDAY = 500;

export interface Benefit {
  name: 'welcome' | 'friend' | 'good' | 'best' | 'birthday';
  amount: number;
  isPercent: boolean;
}

/** What a card brings, for those who have none yet. */
export const BENEFITS: readonly Benefit[] = [
  { name: 'welcome', amount: WELCOME, isPercent: false },
  ...LEVELS.map(({ name, percent }) => ({ name, amount: percent, isPercent: true })),
  { name: 'birthday', amount: BIRTHDAY, isPercent: false },
];
