import { listCards } from '@cabinet/contracts/members';
import { listProducts } from '@cabinet/contracts/products';
import { aCard, aProduct } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { inputOf, sampleReads } from '@cabinet/testing/samples';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { InternalAxiosRequestConfig } from 'axios';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { forgetEverything, readAhead, refreshRoutes } from './cache.ts';
import { LIST_DEBOUNCE, useRouteData } from './useRouteData.ts';

function useCards() {
  return useRouteData(listCards, { query: {} });
}

test('a read returns the answer', async () => {
  connect(fakeNetwork([[listCards, () => ({ cards: [aCard({ id: 7 })] })]]));
  const { result } = renderHook(useCards);
  expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data?.cards[0]?.id).toBe(7));
  expect(result.current.isLoading).toBe(false);
});

test('a read returns the error, and a retry that works', async () => {
  const network = fakeNetwork([[listCards, () => answer(500, { error: 'Сервис отдыхает' })]]);
  connect(network);
  const { result } = renderHook(useCards);
  await waitFor(() => expect(result.current.error?.text).toBe('Сервис отдыхает'));

  network.on(listCards, () => ({ cards: [] }));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.data).toEqual({ cards: [] }));
  expect(result.current.error).toBeUndefined();
});

test('a failed refresh never removes visible data', async () => {
  const network = fakeNetwork([[listCards, () => ({ cards: [] })]]);
  connect(network);
  const { result } = renderHook(useCards);
  await waitFor(() => expect(result.current.data).toBeDefined());

  network.on(listCards, () => answer(500));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.error?.status).toBe(500));
  expect(result.current.data).toEqual({ cards: [] });
});

test('R45 a second read with once sends no request', async () => {
  const network = fakeNetwork([[listCards, () => ({ cards: [aCard({ id: 7 })] })]]);
  connect(network);
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>{children}</SWRConfig>
  );
  const look = () => renderHook(() => useRouteData(listCards, { query: {} }, { once: true }), { wrapper });
  const first = look();
  await waitFor(() => expect(first.result.current.data).toBeDefined());
  first.unmount();
  const second = look();
  expect(second.result.current.data?.cards[0]?.id).toBe(7);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(network.calls(listCards)).toHaveLength(1);
});

test('a read without an input sends no request', () => {
  const network = fakeNetwork([[listCards, () => ({ cards: [] })]]);
  connect(network);
  const { result } = renderHook(() => useRouteData(listCards, null));
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  expect(network.calls()).toHaveLength(0);
});

test('a read without a signed-in person sends no request', () => {
  const network = fakeNetwork([[listCards, () => ({ cards: [] })]]);
  connect(network, { scope: () => ({ subject: '', owner: null }) });
  renderHook(useCards);
  expect(network.calls()).toHaveLength(0);
});

test('refreshRoutes reads only the visible data of its routes again', async () => {
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

test('keepPrevious shows the old page of a list until the new page arrives', async () => {
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

test('§7 a fast-changing filter waits 100 ms for its read, and a refresh is silent and immediate', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
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
  await pass(0);
  expect(result.current).toMatchObject({ data: { products: [{ id: 1 }] }, isRefreshing: false });

  rerender({ offset: 1 });
  await pass(99);
  rerender({ offset: 2 });
  expect(result.current).toMatchObject({ data: { products: [{ id: 1 }] }, isRefreshing: true });
  await pass(99);
  expect(offsets()).toEqual([0]);
  await pass(1);
  expect(result.current).toMatchObject({ data: { products: [{ id: 3 }] }, isRefreshing: false });
  expect(offsets()).toEqual([0, 2]);

  const seen: boolean[] = [];
  network.on(listProducts, () => {
    seen.push(result.current.isLoading);
    return { products: [aProduct({ id: 9 })] };
  });
  await act(() => refreshRoutes([listProducts]));
  expect(offsets()).toEqual([0, 2, 2]);
  expect([seen, result.current.data?.products[0]?.id]).toEqual([[false], 9]);
  jest.useRealTimers();
});

describe('a preload', () => {
  test('a preload appears at once, and the page then reads again', async () => {
    const network = fakeNetwork([[listCards, () => ({ cards: [aCard({ id: 7 })] })]]);
    connect(network);
    await readAhead(listCards, { query: {} });
    const { result } = renderHook(useCards);
    expect(result.current.data?.cards[0]?.id).toBe(7);
    await waitFor(() => expect(network.calls()).toHaveLength(2));
  });

  test('a page that opens during a preload shares its answer', async () => {
    const network = fakeNetwork([[listCards, () => ({ cards: [aCard({ id: 7 })] })]]);
    connect(network);
    const reading = readAhead(listCards, { query: {} });
    const { result } = renderHook(useCards);
    await act(() => reading);
    await waitFor(() => expect(result.current.data?.cards[0]?.id).toBe(7));
    await waitFor(() => expect(result.current.isRefreshing).toBe(false));
    expect(network.calls()).toHaveLength(1);
  });

  test('a preload does not replace the read of an open page, whatever its result', async () => {
    const network = fakeNetwork([[listCards, () => answer(500)]]);
    connect(network);
    const { result } = renderHook(useCards);
    await waitFor(() => expect(result.current.error).toBeDefined());
    await readAhead(listCards, { query: {} });
    expect(network.calls()).toHaveLength(1);
  });

  test('a failed preload leaves the read to the page', async () => {
    const network = fakeNetwork([[listCards, () => answer(500)]]);
    connect(network);
    await expect(readAhead(listCards, { query: {} })).rejects.toMatchObject({ status: 500 });
    network.on(listCards, () => ({ cards: [] }));
    const { result } = renderHook(useCards);
    await waitFor(() => expect(result.current.data).toEqual({ cards: [] }));
  });

  test('a preload without a signed-in person sends no request', async () => {
    const network = fakeNetwork([[listCards, () => ({ cards: [] })]]);
    connect(network, { scope: () => ({ subject: '', owner: null }) });
    await readAhead(listCards, { query: {} });
    expect(network.calls()).toHaveLength(0);
  });
});

describe('SE6 every read of the cabinet', () => {
  // R6: a read that acts is never cached, so a page does not read it.
  const reads = sampleReads.filter(({ route }) => route.access !== 'own-only');

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Delivers all pending answers. */
  const settle = (work: () => void = () => {}) =>
    act(async () => {
      work();
      await jest.advanceTimersByTimeAsync(1_000);
    });

  /** The answer of every route contains the person for whom it was requested. */
  interface Asked {
    subject: string;
    owner: string | null;
  }

  /** Creates a person and the owner whose cabinet they view. The test decides when their services answer. */
  function someone(who: Asked) {
    const held = Promise.withResolvers<void>();
    const adapter = async (request: InternalAxiosRequestConfig) => {
      const asked = { ...who };
      await held.promise;
      return { data: asked, status: 200, statusText: '', headers: {}, config: request };
    };
    return { who, adapter, release: held.resolve };
  }

  const anna = () => someone({ subject: 'anna', owner: null });
  const boris = () => someone({ subject: 'boris', owner: null });
  const staffAt = (owner: string) => someone({ subject: 'staff', owner });

  function useRead({ route, sample }: (typeof sampleReads)[number], keepPrevious: boolean) {
    const answering = { ...route, output: v.unknown() };
    return useRouteData(answering, inputOf(sample), { keepPrevious }).data as Asked | undefined;
  }

  test.each(reads)('$name is cached under subject and owner', async (read) => {
    const person = staffAt('anna@cabinet.test');
    connect(fakeNetwork([]), { scope: () => person.who, adapter: person.adapter });
    const cache = new Map();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    );
    renderHook(() => useRead(read, false), { wrapper });
    await settle(person.release);
    const keys = [...cache.keys()];
    expect(keys).toHaveLength(1);
    for (const key of keys) {
      expect(key).toContain('subject:"staff"');
      expect(key).toContain('owner:"anna@cabinet.test"');
    }
  });

  const CHANGES = [
    ['another participant signs in', anna, boris],
    ['staff opens another cabinet', () => staffAt('anna@cabinet.test'), () => staffAt('boris@cabinet.test')],
    [
      'staff leaves view-as',
      () => staffAt('anna@cabinet.test'),
      () => someone({ subject: 'staff', owner: null }),
    ],
    ['the same person signs in again', anna, anna],
  ] as const;

  test.each(
    reads.flatMap((read) =>
      CHANGES.flatMap(([change, from, to]) =>
        [false, true].map((keepPrevious) => ({ change, from, to, keepPrevious, ...read })),
      ),
    ),
  )(
    "$name when $change (keepPrevious $keepPrevious): no frame shows the previous person's data",
    async (cell) => {
      const [before, late, after] = [cell.from(), cell.from(), cell.to()];
      let now = before;
      connect(fakeNetwork([]), { scope: () => now.who, adapter: (request) => now.adapter(request) });
      const frames: (Asked | undefined)[] = [];
      const { result } = renderHook(() => {
        const data = useRead(cell, cell.keepPrevious);
        frames.push(data);
        return data;
      });
      before.release();
      await settle();
      expect(result.current).toEqual(before.who);

      // A second answer for the previous person is pending when the participant changes, and arrives last.
      now = late;
      await settle(() => void refreshRoutes([cell.route]));
      await settle(() => {
        frames.length = 0;
        now = after;
        forgetEverything();
      });
      expect(result.current).toBeUndefined();
      await settle(after.release);
      const shown = result.current;
      await settle(late.release);
      expect(shown).toEqual(after.who);
      expect(result.current).toBe(shown);
      for (const frame of frames) expect([undefined, shown]).toContain(frame);
    },
  );

  test('an endless list reads each page under its own key, and keeps no page of another person', async () => {
    let person = anna();
    connect(fakeNetwork([]), { scope: () => person.who, adapter: (request) => person.adapter(request) });
    const { result } = renderHook(() =>
      [0, 24, 48, 72].map((offset) =>
        useRouteData({ ...listProducts, output: v.unknown() }, { query: { offset } }),
      ),
    );
    const shown = () => result.current.map(({ data }) => (data as Asked | undefined)?.subject);
    await settle(person.release);
    expect(shown()).toEqual(['anna', 'anna', 'anna', 'anna']);

    await settle(() => {
      person = boris();
      forgetEverything();
    });
    expect(shown()).toEqual([undefined, undefined, undefined, undefined]);
    await settle(person.release);
    expect(shown()).toEqual(['boris', 'boris', 'boris', 'boris']);
  });
});
