import { firstAddress, forgetAddress } from './firstAddress.ts';

const CATALOGUE = 'https://cabinet.test/my/remotes/mf-catalog/3.2.0/embed/js/guest.js';
const ORDERS = 'https://cabinet.test/my/remotes/mf-orders/3.2.0/embed/js/guest.js';

test('a page requests a file at the address of its first request', () => {
  expect(firstAddress('sha256-one', CATALOGUE)).toBe(CATALOGUE);
  expect(firstAddress('sha256-one', ORDERS)).toBe(CATALOGUE);
});

test('a file without a hash has the address in its own release', () => {
  expect(firstAddress('', CATALOGUE)).toBe(CATALOGUE);
  expect(firstAddress('', ORDERS)).toBe(ORDERS);
});

test('RM1 if a release fails, the next try of each remote uses the address of another release', () => {
  expect([firstAddress('sha256-two', CATALOGUE), firstAddress('sha256-two', ORDERS)]).toEqual([
    CATALOGUE,
    CATALOGUE,
  ]);
  for (let failures = 0; failures < 2; failures++) forgetAddress(CATALOGUE);
  // The failing release is the first to try again.
  expect(firstAddress('sha256-two', `${CATALOGUE}?again=1`)).toBe(`${CATALOGUE}?again=1`);
  expect(firstAddress('sha256-two', `${ORDERS}?again=1`)).toBe(`${ORDERS}?again=1`);
  forgetAddress(`${CATALOGUE}?again=1`);
  expect(firstAddress('sha256-two', `${CATALOGUE}?again=2`)).toBe(`${ORDERS}?again=1`);
});
