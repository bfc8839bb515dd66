import { useFormats } from '@cabinet/i18n';
import styles from '../BalanceChart.module.css';
import { classNames } from '../classNames.ts';
import { useUiText } from '../useUiText.ts';
import {
  BalanceFigures,
  type BalanceFiguresProps,
  useBalanceLabel,
  useShortMonth,
} from './BalanceFigures.tsx';
import { balanceChart, CHART, type ChartMonth } from './balanceChart.ts';

/** Draws the balance over months: bars for gains and losses, a stepped line for the balance. */
export function BalanceDrawing(props: BalanceFiguresProps) {
  const { series } = props;
  const t = useUiText();
  const { formatNumber } = useFormats();
  const nameOf = useShortMonth(series.length);
  const label = useBalanceLabel(series);
  const { ticks, months, isLong } = balanceChart(series);
  const last = months.at(-1);
  const axisName = (amount: number) =>
    amount < 1000 ? formatNumber(amount) : t('chart.thousands', { amount: formatNumber(amount / 1000) });

  return (
    <div>
      <svg
        className={styles.chart}
        height={CHART.height}
        data-months={isLong ? 'many' : months.length}
        role="img"
        aria-label={label}
      >
        {ticks.map(({ amount, y }) => (
          <g key={amount} className={amount === 0 ? styles.ground : styles.tick}>
            <line x2="100%" y1={y} y2={y} />
            <text x="-10" y={y} dy=".35em">
              {axisName(amount)}
            </text>
          </g>
        ))}
        {months.map((month) => (
          <Bars
            key={month.month.getTime()}
            month={month}
            name={nameOf(month.month)}
            isLast={month === last}
          />
        ))}
        <Steps months={months} />
      </svg>
      {/* A table ignores its width and grows with its content. The box around it hides it. */}
      <div className={styles.hidden}>
        <BalanceFigures {...props} />
      </div>
    </div>
  );
}

/** Draws the gains and losses of a month around its middle, with the month's name below. */
function Bars({ month, name, isLast }: { month: ChartMonth; name: string; isLast: boolean }) {
  const { accruedY, chargedY } = month;
  return (
    <svg x={`${month.x}%`} overflow="visible" aria-hidden="true">
      {month.accrued > 0 && (
        <rect className={styles.accrued} y={accruedY} height={CHART.base - accruedY} rx="4" />
      )}
      {month.charged > 0 && (
        <rect className={styles.charged} y={chargedY} height={CHART.base - chargedY} rx="4" />
      )}
      {month.name !== 'never' && (
        <text
          className={classNames(styles.month, month.name === 'wide' && styles.wide, isLast && styles.now)}
          y={CHART.height - 8}
        >
          {name}
        </text>
      )}
    </svg>
  );
}

/** Draws the balance: level until the middle of a month, then up or down to the balance at its end. */
function Steps({ months }: { months: readonly ChartMonth[] }) {
  return (
    <g className={styles.line}>
      {months.map((to, index) => {
        const from = months[index - 1];
        if (!from) return null;
        return (
          <g key={to.x}>
            <line x1={`${from.x}%`} x2={`${to.x}%`} y1={from.balanceY} y2={from.balanceY} />
            <line x1={`${to.x}%`} x2={`${to.x}%`} y1={from.balanceY} y2={to.balanceY} />
          </g>
        );
      })}
      {months.slice(-1).map(({ x, balanceY }) => (
        <circle key={x} cx={`${x}%`} cy={balanceY} r="6" />
      ))}
    </g>
  );
}
