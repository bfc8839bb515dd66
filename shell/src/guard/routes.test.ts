import { type Registry, remoteOf } from '@cabinet/contracts/registry';
import { isListed, isOpenWithoutUse, ROUTES, routeOf } from './routes.ts';

test.each([
  ['/', 'profile'],
  ['/invites', 'invites'],
  ['/catalog', 'catalog'],
  ['/catalog/services', 'catalog'],
  ['/catalog/12', 'product'],
  ['/catalog/12/', 'product'],
  ['/catalog/12a', 'catalog'],
  ['/rules/', 'rules'],
  ['/orders/12-15', 'orders'],
  ['/rating', 'rating'],
  ['/education', 'education'],
  ['/addresses', 'addresses'],
  ['/profile', 'account'],
  ['/get-card', 'get-card'],
  ['/email-change', 'email-change'],
  ['/documentation', 'documentation'],
  ['/documentation/button', 'documentation'],
  ['/documentation/iframe/button/Sizes', 'documentation'],
  ['/orders/12/13', 'not-found'],
  ['/invites/x', 'not-found'],
  ['/education/3', 'not-found'],
  ['/catalog/services/12', 'not-found'],
  ['/nowhere', 'not-found'],
  ['/constructor', 'not-found'],
])('§2 %s is the route %s', (pathname, name) => {
  expect(routeOf(pathname).name).toBe(name);
});

test('§2 the documentation opens without a card, and its example has no layout', () => {
  const page = routeOf('/documentation/button');
  const example = routeOf('/documentation/iframe/button/Sizes');
  expect([page.needsCard, example.needsCard]).toEqual([false, false]);
  expect([page.hasNoLayout, example.hasNoLayout]).toEqual([false, true]);
});

test.each(['rating', 'education', 'addresses'])('R10 %s needs a card and appears in the navbar', (name) => {
  expect(ROUTES.find((route) => route.name === name)).toMatchObject({ needsCard: true, inNavbar: true });
});

test.each([
  ['active', ROUTES.filter(({ inNavbar, isForStaff }) => inNavbar && !isForStaff).map(({ name }) => name)],
  ['none', ['profile', 'rules', 'faq', 'support']],
  ['off', ['profile', 'orders', 'rules', 'faq', 'support']],
  ['blocked', ['profile', 'orders', 'rules', 'faq', 'support']],
] as const)('R42 the navigation for a card that is %s lists the usable sections', (card, names) => {
  expect(ROUTES.filter((route) => isListed(route, card)).map(({ name }) => name)).toEqual(names);
});

test('§6 the navigation for staff starts with the staff page, which is the home without a card', () => {
  const names = (card: 'active' | 'none') =>
    ROUTES.filter((route) => isListed(route, card, true)).map(({ name }) => name);
  expect(names('active').slice(0, 2)).toEqual(['staff', 'profile']);
  expect(names('none')).toEqual(['staff', 'rules', 'faq', 'support']);
});

test.each([
  ['/orders', true],
  ['/orders/1006-1012', true],
  ['/orders/tuition', false],
  ['/faq', true],
  ['/', false],
  ['/invite', false],
  ['/catalog/12', false],
])('R2 R42 %s opens with an unusable card: %s', (pathname, isOpen) => {
  expect(isOpenWithoutUse(routeOf(pathname), pathname)).toBe(isOpen);
});

test('the preload of an address requests the remote that shows it', () => {
  for (const { path, remote } of ROUTES) expect([path, remoteOf(`/my${path}`)]).toEqual([path, remote]);
});

const registry: Registry = {
  revision: '1',
  remotes: {
    'mf-club': {
      version: '1.0.0',
      entry: '/remotes/mf-club/1.0.0/mf-manifest.json',
      contract: 1,
      pages: {
        club: { title: { ru: 'Клуб' }, needsCard: true, inNavbar: true, hasChildren: true },
        faq: { title: { ru: 'Чужое' }, needsCard: false },
      },
    },
  },
};

test.each([
  ['/club', 'club', 'mf-club'],
  ['/club/12', 'club', 'mf-club'],
  ['/club/12/13', 'not-found', undefined],
  ['/faq', 'faq', undefined],
  ['/catalog/12', 'product', 'mf-catalog'],
])('CONTRACT §4 %s is the route %s with a list of remotes that adds pages', (pathname, name, remote) => {
  const route = routeOf(pathname, registry);
  expect([route.name, route.remote]).toEqual([name, remote]);
});

test('a page of the list of remotes preloads like a page of §2', () => {
  expect(remoteOf('/my/club/12', registry)).toBe('mf-club');
  expect(remoteOf('/my/club')).toBeUndefined();
});
