import type { Registry } from '@cabinet/contracts/registry';
import type { LocalText } from '@cabinet/contracts/text';
import type { CardState } from '@cabinet/domain/card';

/** A route of the cabinet (§2, with the readings R1 and R10). */
export interface CabinetRoute {
  /** The route's name. It is a class of the body, and the key of the navbar's text. */
  name: string;
  /** The title from the list of remotes, which replaces the shell's texts. */
  title?: LocalText;
  /** The path below `/my`. */
  path: string;
  /** Only the staff roles can open the route (§6). */
  isForStaff?: boolean;
  /** The route has pages one segment below it: `/orders/12-15`. */
  hasChildren?: boolean;
  needsCard: boolean;
  /** The navbar shows the route if the participant may open it. */
  inNavbar: boolean;
  /** The profile page also links to the route, because a wide header has room only for the other sections. */
  inProfile?: boolean;
  /** §2: the route hides the navigation bar. */
  hidesNavbar?: boolean;
  /** The page fills the screen, without header and footer. */
  hasNoLayout?: boolean;
  /** The pages set the document title themselves. */
  hasOwnTitles?: boolean;
  /** The remote that shows the pages. Without it, the shell shows them. */
  remote?: string;
  /** The lazy part of the shell that shows the pages. */
  area?: AreaName;
}

export type AreaName = 'content' | 'documentation' | 'card' | 'staff';

export const ROUTES: readonly CabinetRoute[] = [
  { name: 'staff', path: '/staff', isForStaff: true, needsCard: false, inNavbar: true, area: 'staff' },
  { name: 'profile', path: '/', needsCard: false, inNavbar: true, remote: 'mf-profile' },
  { name: 'invites', path: '/invites', needsCard: true, inNavbar: true, remote: 'mf-invites' },
  {
    name: 'catalog',
    path: '/catalog',
    needsCard: true,
    inNavbar: true,
    hasChildren: true,
    remote: 'mf-catalog',
  },
  {
    name: 'orders',
    path: '/orders',
    needsCard: true,
    inNavbar: true,
    hasChildren: true,
    remote: 'mf-orders',
  },
  { name: 'rules', path: '/rules', needsCard: false, inNavbar: true, area: 'content' },
  { name: 'faq', path: '/faq', needsCard: false, inNavbar: true, area: 'content' },
  { name: 'support', path: '/support', needsCard: false, inNavbar: true, area: 'content' },
  {
    name: 'rating',
    path: '/rating',
    needsCard: true,
    inNavbar: true,
    inProfile: true,
    remote: 'mf-invites',
  },
  {
    name: 'education',
    path: '/education',
    needsCard: true,
    inNavbar: true,
    inProfile: true,
    remote: 'mf-invites',
  },
  {
    name: 'addresses',
    path: '/addresses',
    needsCard: true,
    inNavbar: true,
    inProfile: true,
    remote: 'mf-orders',
  },
  { name: 'account', path: '/profile', needsCard: false, inNavbar: false, remote: 'mf-profile' },
  { name: 'no-card', path: '/no-card', needsCard: false, inNavbar: false, remote: 'mf-profile' },
  {
    name: 'get-card',
    path: '/get-card',
    needsCard: false,
    inNavbar: false,
    hidesNavbar: true,
    remote: 'mf-profile',
  },
  {
    name: 'invite',
    path: '/invite',
    needsCard: false,
    inNavbar: false,
    hidesNavbar: true,
    remote: 'mf-invites',
  },
  {
    name: 'email-change',
    path: '/email-change',
    needsCard: false,
    inNavbar: false,
    remote: 'mf-email-change',
  },
];

const NOT_FOUND: CabinetRoute = { name: 'not-found', path: '/*', needsCard: false, inNavbar: false };
const PRODUCT: CabinetRoute = {
  name: 'product',
  path: '/catalog/:id',
  needsCard: true,
  inNavbar: false,
  hidesNavbar: true,
  remote: 'mf-catalog',
};

/** §2: the documentation area has pages of its own, and its `iframe` child shows one component alone. */
const DOCUMENTATION: CabinetRoute = {
  name: 'documentation',
  path: '/documentation',
  needsCard: false,
  inNavbar: false,
  hasOwnTitles: true,
  area: 'documentation',
};

/**
 * Routes that stay open with an inactive, blocked or duplicate card (R2). The documentation never needs a
 * card (§2).
 */
const HELP = ['rules', 'faq', 'support', 'documentation', 'staff'];

/** Whether a page opens with an inactive, blocked or duplicate card: help, and orders on their way (R42). */
export function isOpenWithoutUse({ name }: CabinetRoute, pathname: string): boolean {
  return HELP.includes(name) || /^\/orders(\/[\d-]+)?\/?$/.test(pathname);
}

/**
 * Whether a route works with the present card. The navigation omits other routes. The profile shows the
 * card's state.
 * @param isStaff staff has a page of its own, which is the only home without a card
 */
export function isListed(route: CabinetRoute, card: CardState, isStaff = false): boolean {
  if (!route.inNavbar) return false;
  if (route.isForStaff) return isStaff;
  if (isStaff && card === 'none' && route.name === 'profile') return false;
  if (card === 'off' || card === 'blocked')
    return route.name === 'profile' || isOpenWithoutUse(route, route.path);
  return card === 'active' || !route.needsCard;
}

/** Returns the routes that the list of remotes adds to §2 (docs/decisions/015). */
export function listedRoutes(registry: Registry | undefined): CabinetRoute[] {
  return Object.entries(registry?.remotes ?? {}).flatMap(([remote, { pages = {} }]) =>
    Object.entries(pages).map(([name, { title, needsCard, inNavbar = false, hasChildren = false }]) => {
      return { name, title, path: `/${name}`, needsCard, inNavbar, hasChildren, remote };
    }),
  );
}

/**
 * Returns the route of a path below `/my`: `/catalog/12` is the product, `/catalog/services` belongs to the
 * catalogue. Routes from the list of remotes never replace an address of the shell.
 */
export function routeOf(pathname: string, registry?: Registry): CabinetRoute {
  if (/^\/catalog\/\d+\/?$/.test(pathname)) return PRODUCT;
  const [first = '', ...below] = pathname.split('/').filter(Boolean);
  if (first === 'documentation') return { ...DOCUMENTATION, hasNoLayout: below[0] === 'iframe' };
  const route = [...ROUTES, ...listedRoutes(registry)].find(({ path }) => path === `/${first}`);
  return route && below.length <= (route.hasChildren ? 1 : 0) ? route : NOT_FOUND;
}
