import type { Facet } from '@cabinet/contracts/loyalty';

/** What is chosen is among what can be chosen, with a count of nought where nothing matches it any more. */
export function withChosen(
  facets: readonly Facet[],
  chosen: readonly number[],
  names: readonly Pick<Facet, 'id' | 'name'>[],
): Facet[] {
  const missing = names.filter(({ id }) => chosen.includes(id) && !facets.some((facet) => facet.id === id));
  return [...facets, ...missing.map(({ id, name }) => ({ id, name, count: 0 }))];
}
