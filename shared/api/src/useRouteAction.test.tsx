import { createOrder, listOrders } from '@cabinet/contracts/loyalty';
import { anOrder } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, type FakeNetwork, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useRouteAction } from './useRouteAction.ts';
import { useRouteData } from './useRouteData.ts';

const thermos = { body: { cardId: 501, prodId: 12, date: '2026-11-20T10:00:00.000Z' } };

function aShop() {
  const network = fakeNetwork([
    [createOrder, () => ({ order: anOrder({ number: 'З-1' }) })],
    [listOrders, () => ({ orders: [] })],
  ]);
  connect(network);
  const { result } = renderHook(() => useRouteAction(createOrder, { stale: [listOrders] }));
  const buy = () => act(() => result.current.run(thermos).catch(() => {}));
  return { network, action: result, buy };
}

function keysOf(network: FakeNetwork): (string | undefined)[] {
  return network.calls(createOrder).map(({ headers }) => headers['Idempotency-Key']);
}

test('gives what the service answered', async () => {
  const { action } = aShop();
  let number = '';
  await act(async () => {
    number = (await action.current.run(thermos)).order.number;
  });
  expect(number).toBe('З-1');
  expect(action.current).toMatchObject({ isRunning: false, error: undefined });
});

test('N2 a second press while it runs is the same call', async () => {
  const { network, action } = aShop();
  const held = Promise.withResolvers<{ order: ReturnType<typeof anOrder> }>();
  network.on(createOrder, () => held.promise);
  let both: Promise<unknown>[] = [];
  act(() => {
    both = [action.current.run(thermos), action.current.run(thermos)];
  });
  expect(action.current.isRunning).toBe(true);
  held.resolve({ order: anOrder() });
  await act(() => Promise.all(both));
  expect(network.calls(createOrder)).toHaveLength(1);
  expect(action.current.isRunning).toBe(false);
});

test('the error stands in the hook, and a caller need not catch it', async () => {
  const { network, action } = aShop();
  network.on(createOrder, () => answer(409, { error: 'Недостаточно токенов' }));
  act(() => void action.current.run(thermos));
  await waitFor(() => expect(action.current.error?.text).toBe('Недостаточно токенов'));
  act(() => action.current.reset());
  expect(action.current.error).toBeUndefined();
});

test('R31 without a network nothing is sent, and the reason is told', async () => {
  const { network, action, buy } = aShop();
  connect(network, { offlineText: () => 'Нет сети' });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await buy();
  expect(action.current.error).toMatchObject({ kind: 'network', code: 'offline', text: 'Нет сети' });
  expect(network.calls(createOrder)).toHaveLength(0);

  onLine.mockRestore();
  await buy();
  expect(action.current.error).toBeUndefined();
  expect(network.calls(createOrder)).toHaveLength(1);
});

describe('L3 the key', () => {
  test('stays while nobody knows whether it happened', async () => {
    const { network, buy } = aShop();
    network.on(createOrder, () => answer(500));
    await buy();
    await buy();
    const [first, second] = keysOf(network);
    expect(second).toBe(first);
  });

  test.each([
    ['it happened', () => ({ order: anOrder() })],
    ['it was refused', () => answer(409)],
  ])('is another one after %s', async (_, given) => {
    const { network, buy } = aShop();
    network.on(createOrder, given);
    await buy();
    await buy();
    expect(new Set(keysOf(network)).size).toBe(2);
  });

  test('is another one after reset: a new intent', async () => {
    const { network, action, buy } = aShop();
    network.on(createOrder, () => answer(500));
    await buy();
    act(() => action.current.reset());
    await buy();
    expect(new Set(keysOf(network)).size).toBe(2);
  });
});

test('a write reads again what it made stale, and only after it worked', async () => {
  const { network, buy } = aShop();
  const orders = renderHook(() => useRouteData(listOrders, { query: {} }));
  await waitFor(() => expect(orders.result.current.data).toBeDefined());

  network.on(createOrder, () => answer(409));
  await buy();
  expect(network.calls(listOrders)).toHaveLength(1);

  network.on(createOrder, () => ({ order: anOrder() }));
  network.on(listOrders, () => ({ orders: [anOrder({ number: 'З-9' })] }));
  await buy();
  await waitFor(() => expect(orders.result.current.data?.orders[0]?.number).toBe('З-9'));
});
