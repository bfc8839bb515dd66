import { PRODUCT_SORTS, type ProductSort, type Section } from '@cabinet/contracts/loyalty';
import { pageSpan } from './paging.ts';

/** What a section of the catalogue is narrowed to (§2). */
export interface ProductFilter {
  /** Ids; none means all. */
  categories: number[];
  brand: number | null;
  /** In tokens. */
  maxPrice: number | null;
  sort: ProductSort;
  search: string;
  /** Only what the balance is enough for. */
  isAffordable: boolean;
}

/** Longest search that the service takes. */
export const SEARCH_LENGTH = 100;

/** The filter in the address, `?category=1,4&maxPrice=2000`; what makes no sense there is left out. */
export function readFilter(params: URLSearchParams): ProductFilter {
  return {
    categories: (params.get('category') ?? '').split(',').flatMap((id) => wholeNumber(id) ?? []),
    brand: wholeNumber(params.get('brand')),
    maxPrice: wholeNumber(params.get('maxPrice')),
    sort: PRODUCT_SORTS.find((sort) => sort === params.get('sort')) ?? 'default',
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
    isAffordable: params.get('affordable') === '1',
  };
}

/** The address that `readFilter` reads; only what differs from the whole section. */
export function filterParams(filter: ProductFilter): Record<string, string> {
  const { categories, brand, maxPrice, sort, search, isAffordable } = filter;
  return {
    ...(categories.length > 0 && { category: categories.join(',') }),
    ...(brand !== null && { brand: String(brand) }),
    ...(maxPrice !== null && { maxPrice: String(maxPrice) }),
    ...(isAffordable && { affordable: '1' }),
    ...(search && { search }),
    ...(sort !== 'default' && { sort }),
  };
}

/** How many filters are set; the order of the list is none. */
export function countFilters({ categories, brand, maxPrice, search, isAffordable }: ProductFilter): number {
  const single = [brand !== null, maxPrice !== null, search !== '', isAffordable];
  return categories.length + single.filter(Boolean).length;
}

/**
 * What the service is asked for one page of a section.
 * @param available tokens to spend; null while they are not known
 * @param page from 0
 */
export function productsQuery(section: Section, filter: ProductFilter, available: number | null, page = 0) {
  return {
    section,
    category: filter.categories.join(',') || undefined,
    brand: filter.brand ?? undefined,
    maxPrice: highestPrice(filter, available) ?? undefined,
    search: filter.search || undefined,
    sort: filter.sort,
    ...pageSpan(page),
  };
}

function highestPrice({ maxPrice, isAffordable }: ProductFilter, available: number | null): number | null {
  if (!isAffordable || available === null) return maxPrice;
  return Math.max(0, Math.min(maxPrice ?? available, available));
}

/** Whether all that matches is shown, `?all=1`, and not its first page only. */
export function readWhole(params: URLSearchParams): boolean {
  return params.get('all') === '1';
}

function wholeNumber(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
