import { Skeleton } from '@cabinet/ui';
import { lazy, Suspense } from 'react';
import styles from './BalanceChart.module.css';
import { BalanceFigures } from './drawing/BalanceFigures.tsx';
import type { BalanceChartMonth } from './drawing/balanceChart.ts';
import { useUiText } from './useUiText.ts';

export interface BalanceChartProps {
  /** Oldest first; null as long as they are on their way. */
  series: readonly BalanceChartMonth[] | null;
}

// The picture is fetched when it is first shown. Where that fails, its numbers stand in its place.
const Drawing = lazy(() =>
  import('./drawing/BalanceDrawing.tsx').then(
    ({ BalanceDrawing }) => ({ default: BalanceDrawing }),
    () => ({ default: BalanceFigures }),
  ),
);

/** A balance over months, with what its colours mean; its place is kept until it can be drawn. */
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
