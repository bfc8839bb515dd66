import type { Section } from '@cabinet/contracts/products';

/** The addresses of this remote, below `/my`. */
export const paths = {
  catalog: '/catalog',
  wishes: '/catalog/wishes',
  product: '/catalog/:id',
};

/** Pages of other remotes that the catalogue links to. */
export const elsewhere = {
  invite: '/invite',
  invites: '/invites',
  support: '/support',
  home: '/',
  rules: '/rules',
};

export function sectionPath(section: Section): string {
  return `/catalog/${section}`;
}

export function productPath(id: number): string {
  return `/catalog/${id}`;
}

export function orderPath(id: number): string {
  return `/orders/${id}`;
}
