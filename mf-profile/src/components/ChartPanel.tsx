import { Panel } from '@cabinet/ui/Panel';
import { Segments } from '@cabinet/ui/Segments';
import { TokenWord } from '@cabinet/ui/Tokens';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { PERIODS, type Period } from '../domain/balanceSeries.ts';
import styles from './ChartPanel.module.css';

interface ChartPanelProps {
  period: Period;
  onPeriod: (period: Period) => void;
  /** The picture, as high as it will be. */
  children: ReactNode;
}

/** Where the balance over months is shown: its period to choose, and what the colours mean. */
export function ChartPanel({ period, onPeriod, children }: ChartPanelProps) {
  const { t } = useTranslation('mf-profile');
  const word = use(TokenWord);
  const periods = PERIODS.map((value) => ({ value, text: t(`chart.periods.${value}`) }));
  return (
    <Panel
      className={styles.panel}
      title={t('history.title', { context: word })}
      actions={<Segments label={t('chart.period')} options={periods} value={period} onChange={onPeriod} />}
    >
      {children}
      <ul className={styles.key} aria-hidden="true">
        <li className={styles.accrued}>{t('chart.accrued')}</li>
        <li className={styles.charged}>{t('chart.charged')}</li>
        <li className={styles.balance}>{t('chart.balance')}</li>
      </ul>
    </Panel>
  );
}
