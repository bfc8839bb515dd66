import { screen, within } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { BalanceChart } from './BalanceChart.tsx';

const series = [
  { month: new Date(2026, 9), accrued: 6_400, charged: 0, balance: 6_650 },
  { month: new Date(2026, 10), accrued: 500, charged: 900, balance: 6_250 },
];

test('the picture describes the first and the last balance, and its table contains all numbers', async () => {
  await renderUi(<BalanceChart series={series} />, 'en');
  expect(await screen.findByRole('img')).toHaveAccessibleName('Balance by month. Oct: 6,650, Nov: 6,250.');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'monthaccruedspentbalance',
    'October 20266,40006,650',
    'November 20265009006,250',
  ]);
});

test('the chart has no picture while its data loads', async () => {
  await renderUi(<BalanceChart series={null} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
