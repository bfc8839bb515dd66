import { type RouteData, useRouteData } from '@cabinet/api';
import { listBrands, listCategories } from '@cabinet/contracts/catalogue';
import type { Facet, listProducts } from '@cabinet/contracts/loyalty';
import type { RouteOutput } from '@cabinet/contracts/route';
import { withChosen } from '../domain/facets.ts';
import type { ProductFilter } from '../domain/filter.ts';

type Facets = NonNullable<RouteOutput<typeof listProducts>['facets']>;

/** Of a service that counts nothing. */
const NO_FACETS: Facets = { categories: [], brands: [], prices: [] };

/** What can be chosen, what is chosen already included; null while nobody knows. */
export function useFacets(answer: RouteData<typeof listProducts>, filter: ProductFilter): Facets | null {
  const facets = answer.data ? (answer.data.facets ?? NO_FACETS) : null;
  const brand = filter.brand === null ? [] : [filter.brand];
  // The whole lists are read for a name that is not among the counted ones, and for nothing else.
  const brands = useRouteData(listBrands, isWanting(facets?.brands, brand) ? {} : null).data?.brands ?? [];
  const categories =
    useRouteData(listCategories, isWanting(facets?.categories, filter.categories) ? {} : null).data
      ?.categories ?? [];
  if (!facets) return null;
  const brandNames = brands.map(({ id, name }) => ({ id, name: { ru: name } }));
  return {
    ...facets,
    brands: withChosen(facets.brands, brand, brandNames),
    categories: withChosen(facets.categories, filter.categories, categories),
  };
}

function isWanting(facets: readonly Facet[] | undefined, chosen: readonly number[]): boolean {
  return facets !== undefined && chosen.some((id) => !facets.some((facet) => facet.id === id));
}
