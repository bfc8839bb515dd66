import { remoteOf } from '@cabinet/contracts/registry';
import { ROUTES, routeOf } from './routes.ts';

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

test('§2 the documentation is open without a card, and an example of it stands alone', () => {
  const page = routeOf('/documentation/button');
  const example = routeOf('/documentation/iframe/button/Sizes');
  expect([page.needsCard, example.needsCard]).toEqual([false, false]);
  expect([page.hasNoLayout, example.hasNoLayout]).toEqual([false, true]);
});

test.each(['rating', 'education', 'addresses'])('R10 %s needs a card and stands in the navbar', (name) => {
  expect(ROUTES.find((route) => route.name === name)).toMatchObject({ needsCard: true, inNavbar: true });
});

test('whoever preloads the remote of an address preloads the one that shows it', () => {
  for (const { path, remote } of ROUTES) expect([path, remoteOf(`/my${path}`)]).toEqual([path, remote]);
});
