import { PRODUCT_SORTS, type ProductSort, type Section } from '@cabinet/contracts/products';
import { pageSpan } from './paging.ts';

/** The filters of a section (§2). */
export interface ProductFilter {
  /** Ids. Empty means all. */
  categories: number[];
  brand: number | null;
  /** In tokens. */
  maxPrice: number | null;
  sort: ProductSort;
  search: string;
  /** Only products that the balance can pay for. */
  isAffordable: boolean;
}

/** Longest search that the service accepts. */
export const SEARCH_LENGTH = 100;

/** Reads the filter from the address, `?category=1,4&maxPrice=2000`. Invalid values are ignored. */
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

/** The address that `readFilter` reads, without default values. */
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

/** The number of active filters. The sort order does not count. */
export function countFilters({ categories, brand, maxPrice, search, isAffordable }: ProductFilter): number {
  const single = [brand !== null, maxPrice !== null, search !== '', isAffordable];
  return categories.length + single.filter(Boolean).length;
}

/**
 * The query for one page of a section.
 * @param available tokens to spend; null while unknown
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

/** Whether all pages are shown, `?all=1`, instead of the first. */
export function readIsFullList(params: URLSearchParams): boolean {
  return params.get('all') === '1';
}

function wholeNumber(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
