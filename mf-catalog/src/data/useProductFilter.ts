import { useSearchParams } from 'react-router-dom';
import { filterParams, type ProductFilter, readFilter, readIsFullList } from '../domain/filter.ts';

/** The filter in the address. Back undoes the last choice. */
export function useProductFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const isFullList = readIsFullList(params);

  function change(part: Partial<ProductFilter>) {
    // All letters of one search share one history entry.
    const replace = part.search !== undefined && filter.search !== '';
    setParams(filterParams({ ...filter, ...part }), { replace });
  }

  function showAll() {
    setParams({ ...filterParams(filter), all: '1' }, { replace: true });
  }

  return { filter, isFullList, change, reset: () => setParams({}), showAll };
}
