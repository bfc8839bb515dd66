import type { Facet } from '@cabinet/contracts/products';

/** Adds chosen items that have no matches, with a count of 0. */
export function withChosen(
  facets: readonly Facet[],
  chosen: readonly number[],
  names: readonly Pick<Facet, 'id' | 'name'>[],
): Facet[] {
  const missing = names.filter(({ id }) => chosen.includes(id) && !facets.some((facet) => facet.id === id));
  return [...facets, ...missing.map(({ id, name }) => ({ id, name, count: 0 }))];
}
