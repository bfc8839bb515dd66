import { LEVELS } from '@cabinet/domain/level';
import { REWARDS } from '@cabinet/domain/reward';

export interface Benefit {
  name: 'welcome' | 'friend' | 'good' | 'best' | 'birthday';
  amount: number;
  isPercent: boolean;
}

/** Benefits of a card, for persons without a card. */
export const BENEFITS: readonly Benefit[] = [
  { name: 'welcome', amount: REWARDS.welcome, isPercent: false },
  ...LEVELS.map(({ name, percent }) => ({ name, amount: percent, isPercent: true })),
  { name: 'birthday', amount: REWARDS.birthday, isPercent: false },
];

/** Benefits at the start. The other levels come with the first friends. */
export const NEWCOMER_BENEFITS = BENEFITS.filter(({ name }) => name !== 'good' && name !== 'best');
