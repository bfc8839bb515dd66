import { Skeleton } from '@cabinet/ui';
import { lazy, Suspense } from 'react';
import styles from './BalanceChart.module.css';
import { BalanceFigures } from './drawing/BalanceFigures.tsx';
import type { BalanceChartMonth } from './drawing/balanceChart.ts';
import { useUiText } from './useUiText.ts';

export interface BalanceChartProps {
  /** Oldest first. Null while the data loads. */
  series: readonly BalanceChartMonth[] | null;
}

// The picture loads when the chart first appears. After a failure, its numbers replace it.
const Drawing = lazy(() =>
  import('./drawing/BalanceDrawing.tsx').then(
    ({ BalanceDrawing }) => ({ default: BalanceDrawing }),
    () => ({ default: BalanceFigures }),
  ),
);

/** A chart of a balance over months, with a legend. Reserves its place until the picture loads. */
export function BalanceChart({ series }: BalanceChartProps) {
  const t = useUiText();
  const ground = <Skeleton shape="block" height="260px" />;
  return (
    <div className={styles.place}>
      <div className={styles.picture}>
        {series ? (
          <Suspense fallback={ground}>
            <Drawing series={series} />
          </Suspense>
        ) : (
          ground
        )}
      </div>
      <ul className={styles.key} aria-hidden="true">
        <li className={styles.ofAccrued}>{t('chart.accrued')}</li>
        <li className={styles.ofCharged}>{t('chart.charged')}</li>
        <li className={styles.ofBalance}>{t('chart.balance')}</li>
      </ul>
    </div>
  );
}
