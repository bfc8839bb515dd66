import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PERIODS, type Period } from '../domain/balanceSeries.ts';
import { MOVEMENTS, type Movements } from '../domain/history.ts';

/** The entry of the history that opened the card; going back from it closes the card again. */
const CARD_OPENED = { isCardOpened: true };

/** What of the home page is open and chosen. It stands in the address, so that a reload and a link keep it. */
export function useHomeView() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  function set(name: string, value: string | null, options: { replace?: boolean; state?: unknown } = {}) {
    const change = (now: URLSearchParams) => {
      if (value === null) now.delete(name);
      else now.set(name, value);
      return now;
    };
    setParams(change, { replace: true, ...options });
  }

  return {
    movements: MOVEMENTS.find((movements) => movements === params.get('history')) ?? null,
    setMovements: (movements: Movements | null) => set('history', movements),
    period: PERIODS.find((period) => period === params.get('period')) ?? 'year',
    setPeriod: (period: Period) => set('period', period === 'year' ? null : period),
    isCardOpen: params.has('card'),
    openCard: () => set('card', 'open', { replace: false, state: CARD_OPENED }),
    closeCard: () => {
      if (state?.isCardOpened) navigate(-1);
      else set('card', null);
    },
  };
}
