import type { CabinetMove } from '@cabinet/elements';
import type { MountOptions } from './contract.ts';
import { createHistory } from './history.ts';

const ORIGIN = 'https://cabinet.test';

function open(remote: string, options: Partial<MountOptions> = {}) {
  const moves: CabinetMove[] = [];
  const onNavigate = (move: CabinetMove) => {
    moves.push(move);
    return false;
  };
  const visit = { remote, release: '1.0.0', options: { origin: ORIGIN, onNavigate, ...options } };
  return { ...createHistory(visit), moves };
}

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['mf-catalog', {}, '/catalog'],
  ['mf-orders', { path: '/orders/12' }, '/orders/12'],
  ['mf-profile', {}, '/'],
  ['mf-profile', { part: 'referral' }, '/'],
])('%s with %j begins at %s', (remote, options, path) => {
  expect(open(remote, options).history.location.pathname).toBe(path);
});

test.each([
  ['mf-catalog', {}, '/catalog/12?x=1', false],
  ['mf-catalog', {}, '/invites', true],
  ['mf-profile', {}, '/get-card', false],
  ['mf-profile', { part: 'referral' }, '/get-card', true],
  ['mf-profile', { part: 'referral' }, '/?open=code', false],
])('%s with %j: %s leads out: %s', (remote, options, path, leaves) => {
  const { history, moves } = open(remote, options);
  const before = history.location.pathname;
  history.push(path);
  expect(moves).toEqual(leaves ? [{ path, href: `${ORIGIN}/my${path}`, leaves: true }] : []);
  expect(history.location.pathname).toBe(leaves ? before : path.split('?')[0]);
});

test("links are addresses of the cabinet, and with routing by path the portal's own addresses", () => {
  expect(open('mf-catalog').history.createHref('/catalog/12')).toBe(`${ORIGIN}/my/catalog/12`);
  const { history } = open('mf-catalog', { routing: 'path', basename: '/shop' });
  expect(history.createHref('/shop/catalog/12')).toBe('/shop/catalog/12');
  expect(history.createHref('/shop/invites')).toBe(`${ORIGIN}/my/invites`);
  expect(location.pathname).toBe('/shop/catalog');
});
