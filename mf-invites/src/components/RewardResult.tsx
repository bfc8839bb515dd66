import type { LevelForecast, RewardForecast } from '@cabinet/domain/rewardForecast';
import { useTranslation } from 'react-i18next';
import { ExpectedTokens } from './ExpectedTokens.tsx';
import styles from './RewardResult.module.css';

interface RewardResultProps {
  /** Null if the rule of the programme is unknown. */
  forecast: RewardForecast | null;
}

/** The reward in tokens now and at the next level, with its rule. */
export function RewardResult({ forecast }: RewardResultProps) {
  const { t } = useTranslation('mf-invites-later');
  if (!forecast) return <p className={styles.rule}>{t('reward.rule.unknown')}</p>;
  const { rule, now, next } = forecast;
  return (
    <div className={styles.result}>
      <div className={styles.parts} role="status">
        <Forecast part={now} title={t(rule === 'level' ? `reward.level.${now.level}` : 'reward.any')} />
        {next && (
          <Forecast
            part={next}
            title={t(`reward.level.${next.level}`)}
            note={t('reward.missing', { count: next.missing })}
          />
        )}
      </div>
      <p className={styles.rule}>{t(`reward.rule.${rule}`, now.percent)}</p>
    </div>
  );
}

function Forecast({ part, title, note }: { part: LevelForecast; title: string; note?: string }) {
  const { t } = useTranslation('mf-invites-later');
  const { min, max } = part.percent;
  return (
    <div className={styles.part}>
      <p className={styles.title}>
        {title} <span>{t(min === max ? 'reward.percent' : 'reward.percents', { min, max })}</span>
      </p>
      <p className={styles.tokens}>
        <ExpectedTokens expected={part.tokens} />
      </p>
      {note && <p className={styles.rule}>{note}</p>}
    </div>
  );
}
