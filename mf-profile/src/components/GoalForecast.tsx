import type { GoalProgress } from '@cabinet/domain/goal';
import { useFormats } from '@cabinet/i18n';
import { useTokenText } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';

interface GoalForecastProps {
  progress: GoalProgress;
  /** Tokens that are added to the balance after a check. */
  waiting?: number;
}

/** The forecast in a sentence, from waiting tokens or from the pace of the last three months. */
export function GoalForecast({ progress, waiting = 0 }: GoalForecastProps) {
  const { t } = useTranslation('mf-profile');
  const { formatDay, formatTokens } = useFormats();
  const tokenText = useTokenText();
  const { missing, forecast, isLate } = progress;
  if (missing === 0) return t('goal.enough');
  if (waiting >= missing) return t('goal.soon', { waiting: formatTokens(waiting) });
  const pace = forecast ? t('goal.forecast', { day: formatDay(forecast) }) : t('goal.noForecast');
  return [t('goal.missing', { tokens: tokenText(missing) }), pace, isLate && t('goal.late')]
    .filter(Boolean)
    .join(' ');
}
