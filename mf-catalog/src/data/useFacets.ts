import { type RouteData, useRouteData } from '@cabinet/api';
import { listBrands, listCategories } from '@cabinet/contracts/catalogue';
import type { Facet, listProducts } from '@cabinet/contracts/products';
import type { RouteOutput } from '@cabinet/contracts/route';
import { withChosen } from '../domain/facets.ts';
import type { ProductFilter } from '../domain/filter.ts';

type Facets = NonNullable<RouteOutput<typeof listProducts>['facets']>;

/** For a service that counts nothing. */
const NO_FACETS: Facets = { categories: [], brands: [], prices: [] };

/** The choices of the filters, including the chosen ones. Null while unknown. */
export function useFacets(answer: RouteData<typeof listProducts>, filter: ProductFilter): Facets | null {
  const facets = answer.data ? (answer.data.facets ?? NO_FACETS) : null;
  const brand = filter.brand === null ? [] : [filter.brand];
  // Read the whole lists only if a chosen id is missing in the counts, to get its name.
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
