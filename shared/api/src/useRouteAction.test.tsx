import { createOrder, listOrders } from '@cabinet/contracts/orders';
import { anOrder } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, type FakeNetwork, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { act, renderHook, waitFor } from '@testing-library/react';
import { forgetEverything } from './cache.ts';
import { forgetIntents } from './intents.ts';
import { useRouteAction } from './useRouteAction.ts';
import { useRouteData } from './useRouteData.ts';

const thermos = { body: { cardId: 501, prodId: 12, date: '2026-11-20T10:00:00.000Z' } };

afterEach(() => localStorage.clear());

function aShop(settings?: Parameters<typeof connect>[1]) {
  const network = fakeNetwork([
    [createOrder, () => ({ order: anOrder({ number: 'З-1' }) })],
    [listOrders, () => ({ orders: [] })],
  ]);
  connect(network, settings);
  const { result } = renderHook(() => useRouteAction(createOrder, { stale: [listOrders] }));
  const buy = () => act(() => result.current.run(thermos).catch(() => {}));
  return { network, action: result, buy };
}

function keysOf(network: FakeNetwork): (string | undefined)[] {
  return network.calls(createOrder).map(({ headers }) => headers['Idempotency-Key']);
}

test("an action returns the service's answer", async () => {
  const { action } = aShop();
  let number = '';
  await act(async () => {
    number = (await action.current.run(thermos)).order.number;
  });
  expect(number).toBe('З-1');
  expect(action.current).toMatchObject({ isRunning: false, error: undefined });
});

test('N2 a second press during a write is the same call', async () => {
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

test('the hook holds the error, and a caller need not catch it', async () => {
  const { network, action } = aShop();
  network.on(createOrder, () => answer(409, { error: 'Недостаточно токенов' }));
  act(() => void action.current.run(thermos));
  await waitFor(() => expect(action.current.error?.text).toBe('Недостаточно токенов'));
  act(() => action.current.reset());
  expect(action.current.error).toBeUndefined();
});

test('R31 a write without a network sends no request, and gives the reason', async () => {
  const { network, action, buy } = aShop({ offlineText: () => 'Нет сети' });
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
  test('L3 the key stays while the outcome is unknown', async () => {
    const { network, buy } = aShop();
    network.on(createOrder, () => answer(500));
    await buy();
    await buy();
    const [first, second] = keysOf(network);
    expect(second).toBe(first);
  });

  test.each([
    ['a success', () => ({ order: anOrder() })],
    ['a refusal', () => answer(409)],
  ])('L3 the key changes after %s', async (_, given) => {
    const { network, buy } = aShop();
    network.on(createOrder, given);
    await buy();
    await buy();
    expect(new Set(keysOf(network)).size).toBe(2);
  });

  test('L3 the key changes after reset: a new intent', async () => {
    const { network, action, buy } = aShop();
    network.on(createOrder, () => answer(500));
    await buy();
    act(() => action.current.reset());
    await buy();
    expect(new Set(keysOf(network)).size).toBe(2);
  });
});

describe('N2 an intent with a name', () => {
  const NAME = 'order-12';
  let subject = 'anna';

  beforeEach(() => {
    subject = 'anna';
  });

  /** Opens a tab, or the page after a reload. */
  function aPage() {
    const { result, unmount } = renderHook(() => useRouteAction(createOrder, { intent: NAME }));
    const press = (prodId = 12) =>
      act(() => result.current.run({ body: { ...thermos.body, prodId } }).catch(() => {}));
    return { action: result, press, close: unmount };
  }

  function aNetwork() {
    const network = fakeNetwork([[createOrder, () => answer(500)]]);
    connect(network, { scope: () => ({ subject, owner: null }) });
    return network;
  }

  const bodiesOf = (network: FakeNetwork) => network.calls(createOrder).map(({ input }) => input.body.prodId);

  test('N2 a named intent survives a reload, and sends the same data under the same key', async () => {
    const network = aNetwork();
    const page = aPage();
    await page.press();
    page.close();

    const reloaded = aPage();
    expect(reloaded.action.current.unanswered).toMatchObject({ body: { prodId: 12 } });
    network.on(createOrder, () => ({ order: anOrder() }));
    await reloaded.press(13);
    expect(bodiesOf(network)).toEqual([12, 12]);
    expect(new Set(keysOf(network)).size).toBe(1);
    expect(reloaded.action.current.unanswered).toBeNull();

    await reloaded.press(13);
    expect(bodiesOf(network)).toEqual([12, 12, 13]);
    expect(new Set(keysOf(network)).size).toBe(2);
  });

  test('N2 a named intent is shared by two tabs, also if the other tab settles it first', async () => {
    const network = aNetwork();
    const [one, other] = [aPage(), aPage()];
    await one.press();
    await other.press();
    network.on(createOrder, () => ({ order: anOrder() }));
    await one.press();
    await other.press();
    expect(new Set(keysOf(network)).size).toBe(1);
  });

  test('a new intent in this tab does not drop the named intent of another tab', async () => {
    const network = aNetwork();
    const [one, other] = [aPage(), aPage()];
    await one.press();
    act(() => other.action.current.reset());
    await other.press();
    expect(new Set(keysOf(network)).size).toBe(1);
  });

  test.each([
    [401, 'the session has expired'],
    [408, 'the service timed out'],
    [429, 'too many requests'],
    [409, 'an earlier request is in progress', 'in_flight'],
  ])('a named intent stays open after %d: %s', async (status, _, errorCode = undefined) => {
    const network = aNetwork();
    network.on(createOrder, () => answer(status, { errorCode }));
    const page = aPage();
    await page.press();
    expect(page.action.current.unanswered).not.toBeNull();
  });

  test('SE6 a named intent belongs only to its subject', async () => {
    const network = aNetwork();
    const page = aPage();
    await page.press();
    subject = 'boris';
    act(forgetEverything);
    expect(page.action.current.unanswered).toBeNull();
    await page.press();
    expect(new Set(keysOf(network)).size).toBe(2);

    subject = 'anna';
    act(forgetEverything);
    expect(page.action.current.unanswered).not.toBeNull();
  });

  test('a named intent is deleted after a day, and at an explicit sign-out (V3)', async () => {
    aNetwork();
    const page = aPage();
    await page.press();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 23 * 60 * 60 * 1000);
    expect(aPage().action.current.unanswered).toBeNull();
    now.mockRestore();
    expect(aPage().action.current.unanswered).not.toBeNull();

    forgetIntents();
    expect(aPage().action.current.unanswered).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test.each(['{', '[]', '{"key":7,"input":{},"at":0}', '{"key":"k","at":9e15}', 'null'])(
    'an invalid named intent in the storage is ignored: %s',
    async (text) => {
      const network = aNetwork();
      await aPage().press();
      const [place = ''] = Object.keys(localStorage);
      expect(place).not.toContain('anna');
      localStorage.setItem(place, text);
      const page = aPage();
      expect(page.action.current.unanswered).toBeNull();
      await page.press();
      expect(new Set(keysOf(network)).size).toBe(2);
    },
  );

  test('a named intent without storage lives as long as the page', async () => {
    const network = aNetwork();
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
    const page = aPage();
    await page.press();
    await page.press();
    jest.restoreAllMocks();
    expect(new Set(keysOf(network)).size).toBe(1);
  });
});

test('a write reloads its stale reads, and only after success', async () => {
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
