import { dayjs, useFormats } from '@cabinet/i18n';
import { Table } from '../Table.tsx';
import { useUiText } from '../useUiText.ts';
import type { BalanceChartMonth } from './balanceChart.ts';

export interface BalanceFiguresProps {
  series: readonly BalanceChartMonth[];
}

/** The numbers of a balance over months, for screen readers. */
export function BalanceFigures({ series }: BalanceFiguresProps) {
  const t = useUiText();
  const { formatNumber, formatMonth } = useFormats();
  const figures = (['accrued', 'charged', 'balance'] as const).map((name) => ({
    id: name,
    title: t(`chart.${name}`),
    align: 'end' as const,
    cell: (row: BalanceChartMonth) => formatNumber(row[name]),
  }));
  return (
    <Table
      caption={useBalanceLabel(series)}
      columns={[
        { id: 'month', title: t('chart.month'), cell: ({ month }) => formatMonth(month) },
        ...figures,
      ]}
      rows={series}
      rowKey={({ month }) => month.getTime()}
      empty={null}
    />
  );
}

/** Returns the first and the last balance in words. */
export function useBalanceLabel(series: readonly BalanceChartMonth[]): string {
  const t = useUiText();
  const { formatNumber } = useFormats();
  const monthName = useShortMonth(series.length);
  const [first, last] = [series.at(0), series.at(-1)];
  if (!first || !last) return '';
  return t('chart.label', {
    from: monthName(first.month),
    first: formatNumber(first.balance),
    to: monthName(last.month),
    last: formatNumber(last.balance),
  });
}

/** Returns a formatter for short month names. More than one year needs the year. */
export function useShortMonth(count: number): (month: Date) => string {
  const { formatShortMonth } = useFormats();
  return (month) => formatShortMonth(month) + (count > 12 ? dayjs(month).format(' YY') : '');
}
