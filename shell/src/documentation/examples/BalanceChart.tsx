import { BalanceChart } from '@cabinet/ui/BalanceChart';

const SERIES = [
  { accrued: 250, charged: 0, balance: 250 },
  { accrued: 6400, charged: 0, balance: 6650 },
  { accrued: 500, charged: 1890, balance: 5260 },
  { accrued: 9800, charged: 0, balance: 15060 },
  { accrued: 0, charged: 4900, balance: 10160 },
  { accrued: 2290, charged: 0, balance: 12450 },
].map((month, index) => ({ ...month, month: new Date(2024, index, 1) }));

export function HalfAYear() {
  return <BalanceChart series={SERIES} />;
}

export function OnItsWay() {
  return <BalanceChart series={null} />;
}
