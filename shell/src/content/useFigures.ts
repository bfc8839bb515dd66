import { LEVELS } from '@cabinet/domain/level';
import { COURSES, REWARDS } from '@cabinet/domain/reward';
import { useFormats } from '@cabinet/i18n/useFormats';
import { configAtom } from '@cabinet/state/config';
import { useAtomValue } from 'jotai';
import { useContentText } from './useContentText.ts';

const [FRIEND, GOOD, BEST] = LEVELS;

/**
 * Returns the programme's figures as texts for the rules and the answers. A term without a setting is absent.
 */
export function useFigures() {
  const t = useContentText();
  const { formatPercent, formatTokens } = useFormats();
  const { checkDays, extensionDays, returnDays, storageDays, tokenMonths } =
    useAtomValue(configAtom)?.periods ?? {};
  const days = (count: number | undefined) => count && t('rules.days', { count });
  return {
    welcome: formatTokens(REWARDS.welcome),
    birthday: formatTokens(REWARDS.birthday),
    friend: formatTokens(REWARDS.friend),
    friendPercent: formatPercent(FRIEND.percent),
    goodPercent: formatPercent(GOOD.percent),
    bestPercent: formatPercent(BEST.percent),
    good: GOOD.friends - 1,
    best: BEST.friends - 1,
    university: formatPercent(FRIEND.percent, BEST.percent),
    continuing: formatPercent(COURSES.continuing),
    school: formatPercent(COURSES.school),
    dubai: formatPercent(COURSES.dubai.min, COURSES.dubai.max),
    checked: checkDays ? t('rules.when.within', { count: checkDays }) : t('rules.when.checked'),
    back: days(returnDays),
    storage: days(storageDays),
    extension: days(extensionDays),
    life: tokenMonths && t('rules.months', { count: tokenMonths }),
  };
}

export type Figures = ReturnType<typeof useFigures>;
