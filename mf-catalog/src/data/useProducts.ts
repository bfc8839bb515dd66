import { LIST_DEBOUNCE, useRouteData } from '@cabinet/api';
import { listProducts, type Section } from '@cabinet/contracts/products';
import { type ProductFilter, productsQuery } from '../domain/filter.ts';

/** The first page of a section, with the total and the counts of the filters. */
export function useProducts(section: Section, filter: ProductFilter, available: number | null) {
  const query = productsQuery(section, filter, available);
  // Keep the current list on screen until the answer to a new filter arrives.
  return useRouteData(listProducts, { query }, { keepPrevious: true, debounce: LIST_DEBOUNCE });
}

/**
 * A further page.
 * @param page from 1
 */
export function useMoreProducts(
  section: Section,
  filter: ProductFilter,
  available: number | null,
  page: number,
) {
  return useRouteData(listProducts, { query: productsQuery(section, filter, available, page) });
}
