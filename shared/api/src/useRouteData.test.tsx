import { type Card, listCards, listProducts } from '@cabinet/contracts/loyalty';
import { aCard, aProduct } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { act, renderHook, waitFor } from '@testing-library/react';
import { forgetEverything, refreshRoutes } from './cache.ts';
import { LIST_DEBOUNCE, useRouteData } from './useRouteData.ts';

function useCards() {
  return useRouteData(listCards, { query: {} });
}

test('gives the answer once it is there', async () => {
  connect(fakeNetwork([[listCards, () => ({ cards: [aCard({ id: 7 })] })]]));
  const { result } = renderHook(useCards);
  expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data?.cards[0]?.id).toBe(7));
  expect(result.current.isLoading).toBe(false);
});

test('gives the error in its place, and a retry that works', async () => {
  const network = fakeNetwork([[listCards, () => answer(500, { error: 'Сервис отдыхает' })]]);
  connect(network);
  const { result } = renderHook(useCards);
  await waitFor(() => expect(result.current.error?.text).toBe('Сервис отдыхает'));

  network.on(listCards, () => ({ cards: [] }));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.data).toEqual({ cards: [] }));
  expect(result.current.error).toBeUndefined();
});

test('a failed refresh never takes away what is on screen', async () => {
  const network = fakeNetwork([[listCards, () => ({ cards: [] })]]);
  connect(network);
  const { result } = renderHook(useCards);
  await waitFor(() => expect(result.current.data).toBeDefined());

  network.on(listCards, () => answer(500));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.error?.status).toBe(500));
  expect(result.current.data).toEqual({ cards: [] });
});

test('without an input nothing is read', () => {
  const network = fakeNetwork([[listCards, () => ({ cards: [] })]]);
  connect(network);
  const { result } = renderHook(() => useRouteData(listCards, null));
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  expect(network.calls()).toHaveLength(0);
});

test('while nobody is signed in nothing is read', () => {
  const network = fakeNetwork([[listCards, () => ({ cards: [] })]]);
  connect(network, { scope: () => ({ subject: '', owner: null }) });
  renderHook(useCards);
  expect(network.calls()).toHaveLength(0);
});

test('refreshRoutes reads what is on screen again, and nothing else', async () => {
  let status = 1;
  const network = fakeNetwork([
    [listCards, () => ({ cards: [aCard({ status })] })],
    [listProducts, () => ({ products: [] })],
  ]);
  connect(network);
  const { result } = renderHook(() => ({
    cards: useCards(),
    products: useRouteData(listProducts, { query: {} }),
  }));
  await waitFor(() => expect(result.current.cards.data && result.current.products.data).toBeDefined());

  status = 2;
  await act(() => refreshRoutes([listCards]));
  expect(result.current.cards.data?.cards[0]?.status).toBe(2);
  expect(network.calls(listProducts)).toHaveLength(1);
});

test('keepPrevious shows the old page of a list until the new one is there', async () => {
  const held = Promise.withResolvers<void>();
  const network = fakeNetwork([
    [
      listProducts,
      async ({ query }) => {
        if (query.offset > 0) await held.promise;
        return { products: [aProduct({ id: query.offset + 1 })] };
      },
    ],
  ]);
  connect(network);
  const { result, rerender } = renderHook(
    ({ offset }) => useRouteData(listProducts, { query: { offset } }, { keepPrevious: true }),
    { initialProps: { offset: 0 } },
  );
  await waitFor(() => expect(result.current.data?.products[0]?.id).toBe(1));

  rerender({ offset: 24 });
  expect(result.current).toMatchObject({ data: { products: [{ id: 1 }] }, isRefreshing: true });
  held.resolve();
  await waitFor(() => expect(result.current.data?.products[0]?.id).toBe(25));
});

test('§7 a filter that changes quickly is read once, when it has rested for 100 ms; a refresh is not held back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const network = fakeNetwork([
    [listProducts, ({ query }) => ({ products: [aProduct({ id: query.offset + 1 })] })],
  ]);
  connect(network);
  const offsets = () => network.calls(listProducts).map(({ input }) => input.query.offset);
  const { result, rerender } = renderHook(
    ({ offset }) =>
      useRouteData(listProducts, { query: { offset } }, { keepPrevious: true, debounce: LIST_DEBOUNCE }),
    { initialProps: { offset: 0 } },
  );
  await waitFor(() => expect(result.current.data?.products[0]?.id).toBe(1));
  expect(result.current.isRefreshing).toBe(false);

  rerender({ offset: 1 });
  await act(() => jest.advanceTimersByTimeAsync(99));
  rerender({ offset: 2 });
  expect(result.current).toMatchObject({ data: { products: [{ id: 1 }] }, isRefreshing: true });
  await act(() => jest.advanceTimersByTimeAsync(99));
  expect(offsets()).toEqual([0]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  await waitFor(() => expect(result.current.data?.products[0]?.id).toBe(3));
  expect(offsets()).toEqual([0, 2]);

  await act(() => refreshRoutes([listProducts]));
  expect(offsets()).toEqual([0, 2, 2]);
  jest.useRealTimers();
});

describe('SE6 when the participant changes', () => {
  function twoPeople() {
    let subject = 'anna';
    const held = Promise.withResolvers<void>();
    const of: Record<string, Card[]> = { anna: [aCard({ id: 1 })], boris: [aCard({ id: 2 })] };
    const network = fakeNetwork([
      [
        listCards,
        async (_, headers) => {
          const who = headers.Authorization?.replace('Bearer ', '') ?? '';
          if (who === 'boris') await held.promise;
          return { cards: of[who] ?? [] };
        },
      ],
    ]);
    connect(network, { scope: () => ({ subject, owner: null }), token: async () => subject });
    const change = () => {
      subject = 'boris';
      forgetEverything();
    };
    return { change, release: held.resolve };
  }

  test.each([false, true])(
    'nothing of the previous one stays on screen (keepPrevious %s)',
    async (keepPrevious) => {
      const { change, release } = twoPeople();
      const seen: (number | undefined)[] = [];
      const { result } = renderHook(() => {
        const read = useRouteData(listCards, { query: {} }, { keepPrevious });
        seen.push(read.data?.cards[0]?.id);
        return read;
      });
      await waitFor(() => expect(result.current.data?.cards[0]?.id).toBe(1));

      seen.length = 0;
      act(change);
      expect(result.current.data).toBeUndefined();
      release();
      await waitFor(() => expect(result.current.data?.cards[0]?.id).toBe(2));
      expect(seen).not.toContain(1);
    },
  );
});
