import { useSearchParams } from 'react-router-dom';
import { PERIODS, type Period } from '../domain/balanceSeries.ts';
import { MOVEMENTS, type Movements } from '../domain/history.ts';

/** What of the home page is chosen. It stands in the address, so that a reload and a link keep it. */
export function useHomeView() {
  const [params, setParams] = useSearchParams();

  function set(name: string, value: string | null) {
    const change = (now: URLSearchParams) => {
      if (value === null) now.delete(name);
      else now.set(name, value);
      return now;
    };
    setParams(change, { replace: true });
  }

  return {
    movements: MOVEMENTS.find((movements) => movements === params.get('history')) ?? null,
    setMovements: (movements: Movements | null) => set('history', movements),
    period: PERIODS.find((period) => period === params.get('period')) ?? 'year',
    setPeriod: (period: Period) => set('period', period === 'year' ? null : period),
  };
}
