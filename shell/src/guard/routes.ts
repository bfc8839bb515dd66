import type { Registry } from '@cabinet/contracts/registry';
import type { LocalText } from '@cabinet/contracts/text';
import type { CardState } from '@cabinet/domain/card';

/** One route of the cabinet (§2, with the readings R1 and R10). */
export interface CabinetRoute {
  /** Route name; the body carries it as a class, and it is the key of the navbar's text. */
  name: string;
  /** What it is called, where the list of remotes says so instead of the shell's texts. */
  title?: LocalText;
  /** Path below `/my`. */
  path: string;
  /** Of the staff roles alone (§6). */
  isForStaff?: boolean;
  /** Has pages one segment below it: `/orders/12-15`. */
  hasChildren?: boolean;
  needsCard: boolean;
  /** Stands in the navbar, where the participant may open it. */
  inNavbar: boolean;
  /** The profile page leads there too: a wide header has room for the other sections only. */
  inProfile?: boolean;
  /** §2: the navigation bar is hidden here. */
  hidesNavbar?: boolean;
  /** Stands alone on the screen, without header and footer. */
  hasNoLayout?: boolean;
  /** Its pages say themselves how the window is called. */
  hasOwnTitles?: boolean;
  /** The remote whose pages these are; the others are the shell's own. */
  remote?: string;
  /** The part of the shell that they come with, where that is fetched by itself. */
  area?: AreaName;
}

export type AreaName = 'content' | 'documentation' | 'card' | 'staff';

/** The route table. */
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

/** What stays usable with a card that is off, blocked or doubled (R2); the documentation never asks for one (§2). */
const HELP = ['rules', 'faq', 'support', 'documentation', 'staff'];

/** Whether a page opens with a card that is off, blocked or doubled: help, and orders that are on their way (R42). */
export function isOpenWithoutUse({ name }: CabinetRoute, pathname: string): boolean {
  return HELP.includes(name) || /^\/orders(\/[\d-]+)?\/?$/.test(pathname);
}

/**
 * Whether a route works with the card as it is: what does not is in no navigation. The profile tells the card's state.
 * @param isStaff the staff has a page of their own, and without a card no other home
 */
export function isListed(route: CabinetRoute, card: CardState, isStaff = false): boolean {
  if (!route.inNavbar) return false;
  if (route.isForStaff) return isStaff;
  if (isStaff && card === 'none' && route.name === 'profile') return false;
  if (card === 'off' || card === 'blocked')
    return route.name === 'profile' || isOpenWithoutUse(route, route.path);
  return card === 'active' || !route.needsCard;
}

/** Routes that remotes bring beyond §2, as the list of remotes says (docs/decisions/015). */
export function listedRoutes(registry: Registry | undefined): CabinetRoute[] {
  return Object.entries(registry?.remotes ?? {}).flatMap(([remote, { pages = {} }]) =>
    Object.entries(pages).map(([name, { title, needsCard, inNavbar = false, hasChildren = false }]) => {
      return { name, title, path: `/${name}`, needsCard, inNavbar, hasChildren, remote };
    }),
  );
}

/**
 * The route of a path below `/my`: `/catalog/12` is the product, `/catalog/services` belongs to the catalogue. What the
 * list of remotes adds takes no address of the shell's own.
 */
export function routeOf(pathname: string, registry?: Registry): CabinetRoute {
  if (/^\/catalog\/\d+\/?$/.test(pathname)) return PRODUCT;
  const [first = '', ...below] = pathname.split('/').filter(Boolean);
  if (first === 'documentation') return { ...DOCUMENTATION, hasNoLayout: below[0] === 'iframe' };
  const route = [...ROUTES, ...listedRoutes(registry)].find(({ path }) => path === `/${first}`);
  return route && below.length <= (route.hasChildren ? 1 : 0) ? route : NOT_FOUND;
}
