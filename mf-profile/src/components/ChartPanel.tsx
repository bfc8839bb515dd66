import { Panel, Segments, TokenWord } from '@cabinet/ui';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { PERIODS, type Period } from '../domain/balanceSeries.ts';
import styles from './ChartPanel.module.css';

interface ChartPanelProps {
  period: Period;
  onPeriod: (period: Period) => void;
  /** The chart. */
  children: ReactNode;
}

/** The panel of the balance chart, with a choice of the period. */
export function ChartPanel({ period, onPeriod, children }: ChartPanelProps) {
  const { t } = useTranslation('mf-profile-later');
  const word = use(TokenWord);
  const periods = PERIODS.map((value) => ({ value, text: t(`chart.periods.${value}`) }));
  return (
    <Panel
      className={styles.panel}
      title={t('chart.title', { context: word })}
      actions={<Segments label={t('chart.period')} options={periods} value={period} onChange={onPeriod} />}
    >
      {children}
    </Panel>
  );
}
