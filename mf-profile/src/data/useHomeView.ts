import { startOfDay } from '@cabinet/i18n';
import { useSearchParams } from 'react-router-dom';
import { PERIODS, type Period } from '../domain/balanceSeries.ts';
import { type HistoryView, MOVEMENTS } from '../domain/history.ts';

/** The choices on the home page. The address holds them, so that a reload and a link keep them. */
export function useHomeView() {
  const [params, setParams] = useSearchParams();

  function set(values: Record<string, string | null>) {
    const change = (now: URLSearchParams) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === null) now.delete(name);
        else now.set(name, value);
      }
      return now;
    };
    setParams(change, { replace: true });
  }

  return {
    history: historyOf(params),
    setHistory: (view: HistoryView | null) =>
      set({
        history: view?.movements ?? null,
        type: view?.type ?? null,
        from: view?.from ?? null,
        to: view?.to ?? null,
      }),
    period: PERIODS.find((period) => period === params.get('period')) ?? 'year',
    setPeriod: (period: Period) => set({ period: period === 'year' ? null : period }),
  };
}

/** Null while the history is closed. An invalid day counts as null. */
function historyOf(params: URLSearchParams): HistoryView | null {
  const movements = MOVEMENTS.find((name) => name === params.get('history'));
  const day = (name: string) => (startOfDay(params.get(name)) ? params.get(name) : null);
  return movements ? { movements, type: params.get('type'), from: day('from'), to: day('to') } : null;
}
