import { useSearchParams } from 'react-router-dom';
import { filterParams, type ProductFilter, readFilter, readWhole } from '../domain/filter.ts';

/** The filter in the address. Back undoes the last choice. */
export function useProductFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const isWhole = readWhole(params);

  function change(part: Partial<ProductFilter>) {
    // All letters of one search share one history entry.
    const replace = part.search !== undefined && filter.search !== '';
    setParams(filterParams({ ...filter, ...part }), { replace });
  }

  function showAll() {
    setParams({ ...filterParams(filter), all: '1' }, { replace: true });
  }

  return { filter, isWhole, change, reset: () => setParams({}), showAll };
}
