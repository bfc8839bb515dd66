import type { GoalProgress } from '@cabinet/domain/goal';
import { useFormats } from '@cabinet/i18n';
import { useTokenText } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';

/** When it will be enough at the pace of the last three months, in a sentence. */
export function GoalForecast({ progress }: { progress: GoalProgress }) {
  const { t } = useTranslation('mf-profile');
  const { formatDay } = useFormats();
  const tokenText = useTokenText();
  const { missing, forecast, isLate } = progress;
  if (missing === 0) return <p>{t('goal.enough')}</p>;
  const pace = forecast ? t('goal.forecast', { day: formatDay(forecast) }) : t('goal.noForecast');
  return (
    <p>
      {t('goal.missing', { tokens: tokenText(missing) })} {pace} {isLate && t('goal.late')}
    </p>
  );
}
