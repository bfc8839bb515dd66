import { AsyncLocalStorage } from 'node:async_hooks';
import { createOrder } from '@cabinet/contracts/orders';
import { anOrder } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, fakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { randomly } from '@cabinet/testing/randomly';
import { act, cleanup, renderHook } from '@testing-library/react';
import { pause } from './pause.ts';
import { useRouteAction } from './useRouteAction.ts';

const thermos = { body: { cardId: 501, prodId: 12, date: '2026-11-20T10:00:00.000Z' } };

describe('N2 a nervous finger', () => {
  const ROUNDS = 200;
  const FATES = ['answered', 'request lost', 'answer lost', 'answer broken', 'refused before'] as const;

  /** A page of its own. A reload ends it in the middle of its work. */
  interface Page {
    isAlive: boolean;
    press: () => void;
    close: () => void;
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test(`one order and one charge in ${ROUNDS} of ${ROUNDS} interleavings of presses, tabs, reloads and lost answers`, async () => {
    const random = randomly(20_261_121);
    const charges: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) charges.push(await buyNervously(random));
    expect(charges.filter((charged) => charged === 1)).toHaveLength(ROUNDS);
  }, 60_000);

  /** Simulates a person who presses until there is an order. @returns the number of charges */
  async function buyNervously(random: (below: number) => number): Promise<number> {
    localStorage.clear();
    const pages = new AsyncLocalStorage<Page>();
    const orders = new Map<string | undefined, ReturnType<typeof anOrder>>();
    let isOrdered = false;
    let isPatient = false;

    /**
     * Stores its result under the key, as the services do (L3). Requests and answers can be lost on the way.
     */
    const network = fakeNetwork([
      [
        createOrder,
        async (_, { 'Idempotency-Key': key }) => {
          const page = pages.getStore();
          const fate = isPatient ? 'answered' : FATES[random(FATES.length)];
          if (!page?.isAlive) return new Promise(() => {});
          await pause(random(2_000));
          if (fate === 'request lost') return lost;
          if (fate === 'refused before')
            return random(2) ? answer(429) : answer(409, { errorCode: 'in_flight' });
          orders.set(key, orders.get(key) ?? anOrder());
          await pause(random(500));
          if (!page.isAlive) return new Promise(() => {});
          if (fate === 'answer lost') return lost;
          if (fate === 'answer broken') return answer(502, '<html>');
          return { order: orders.get(key) as ReturnType<typeof anOrder> };
        },
      ],
    ]);
    connect(network, { scope: () => ({ subject: 'anna', owner: null }) });

    function open(): Page {
      const { result, unmount } = renderHook(() => useRouteAction(createOrder, { intent: 'order-12' }));
      const page: Page = {
        isAlive: true,
        press: () =>
          void pages.run(page, () =>
            result.current.run(thermos).then(
              () => {
                isOrdered ||= page.isAlive;
              },
              () => {},
            ),
          ),
        close: () => {
          page.isAlive = false;
          unmount();
        },
      };
      return page;
    }

    const tabs = [open(), open()];
    const tab = () => tabs[random(2)] as Page;
    const press = (...pages: Page[]) => {
      for (const page of pages) page.press();
    };
    const reload = (page: Page) => {
      page.close();
      tabs[tabs.indexOf(page)] = open();
    };
    const moves = [
      () => press(tab()),
      // A double click, Enter and click, both tabs at once.
      () => press(tab(), tab()),
      () => press(...tabs),
      () => reload(tab()),
    ];
    for (let move = 0; !isOrdered; move += 1) {
      isPatient = move > 30;
      await act(async () => moves[random(isPatient ? 1 : moves.length)]?.());
      await act(() => jest.advanceTimersByTimeAsync(random(1_500)));
    }
    // Pending answers may still arrive.
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    cleanup();
    return orders.size;
  }
});
