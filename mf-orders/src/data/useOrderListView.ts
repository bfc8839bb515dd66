import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { type OrderListView, readView, viewParams } from '../domain/orderFilter.ts';

/** The view of the list, from the address. Back undoes the last choice. */
export function useOrderListView() {
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  const change = (part: Partial<OrderListView>, options?: NavigateOptions) =>
    setSearch(viewParams({ ...view, ...part }), options);

  return {
    view,
    setStatus: (status: string | null) => change({ status, pages: 1 }),
    showMore: () => change({ pages: view.pages + 1 }, { replace: true }),
    /** Starts or ends the choosing mode. */
    togglePicking: () => change({ picked: view.picked ? null : [] }, { replace: true }),
    togglePicked: (id: number) => change({ picked: toggled(view.picked ?? [], id) }, { replace: true }),
  };
}

function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
