import { call } from '@cabinet/api';
import { listCards } from '@cabinet/contracts/members';
import { listProducts } from '@cabinet/contracts/products';
import { connect } from './connect.ts';
import { fakeNetwork } from './fakeNetwork.ts';

/** Collects the errors that would fail the test. */
function complaints(): jest.SpyInstance {
  return jest.spyOn(console, 'error').mockImplementation(() => {});
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('a route without an answer fails the test', async () => {
  const complaint = complaints();
  connect(fakeNetwork([]));
  await expect(call(listCards, { query: {} })).rejects.toThrow();
  expect(complaint).toHaveBeenCalledWith('The test has no answer for GET /loyalty/api/cards');
});

test('an answer that breaks the contract fails the test', async () => {
  const complaint = complaints();
  connect(fakeNetwork([[listCards, () => ({ cards: [{ id: 'seven' }] }) as never]]));
  await expect(call(listCards, { query: {} })).rejects.toThrow();
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('the answer breaks the contract'));
});

test('a request that breaks the contract fails the test', async () => {
  const complaint = complaints();
  connect(fakeNetwork([[listProducts, () => ({ products: [] })]]));
  await expect(call(listProducts, { query: { limit: 1000 } })).rejects.toThrow();
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('query of the request breaks the contract'));
});

test('a handler gets the input that the service would parse', async () => {
  const network = fakeNetwork([
    [listProducts, ({ query }) => ({ products: [], total: query.brand?.length ?? 0 })],
  ]);
  connect(network);
  await expect(call(listProducts, { query: { brand: '3,7' } })).resolves.toMatchObject({ total: 2 });
});
