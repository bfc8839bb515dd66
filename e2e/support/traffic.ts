import { randomUUID } from 'node:crypto';
import { PROTOCOL_PATH, REALM_PATH } from '@cabinet/services/realm';

/** Number of parallel clients. */
const CLIENTS = 4;
/** The cheapest product. */
const PRODUCT = 32;
const PURCHASES = 60;
/** The type of a card that can pay. */
const PHYSICAL = 2;

interface Answer<T> {
  /** The status, or the reason of an incomplete answer. */
  outcome: string;
  body: T | null;
}

export interface Traffic {
  /** Stops the calls. */
  end(): Promise<{
    /** The outcome of each call. */
    outcomes: string[];
    /** Number of sent orders, and number of new orders in the history. */
    sent: number;
    gained: number;
  }>;
}

/** Several clients of one account read and buy until the stop. Each client sends one call after another. */
export function useCabinet(origin: string, token: string): Traffic {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const outcomes: string[] = [];
  let isOver = false;
  let sent = 0;

  async function send<T>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
    try {
      const response = await fetch(origin + path, init);
      return { outcome: String(response.status), body: await response.json() };
    } catch (error) {
      return { outcome: `${path}: ${error}`, body: null };
    }
  }

  async function ask<T>(path: string, init: RequestInit = {}): Promise<T | null> {
    const first = await send<T>(path, init);
    // nginx repeats reads. The client must repeat a write that no process accepted, with its key (decision
    // 016).
    const isUntaken = init.method === 'POST' && first.outcome === '503';
    const { outcome, body } = isUntaken ? await send<T>(path, init) : first;
    outcomes.push(outcome);
    return body;
  }

  async function countOrders(): Promise<number> {
    const answer = await ask<{ orders: unknown[] }>('/loyalty/v2/api/orders', { headers });
    return answer?.orders.length ?? 0;
  }

  async function buy(cardId: number): Promise<void> {
    sent += 1;
    await ask('/loyalty/api/orders', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ cardId, prodId: PRODUCT, date: new Date().toISOString() }),
    });
  }

  async function use(cardId: number): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      // An account may make 20 calls a second.
      if (turn % 50 > 0) await ask(`${REALM_PATH}${PROTOCOL_PATH}/certs`);
      else if (sent < PURCHASES) await buy(cardId);
      else await ask('/loyalty/api/cards', { headers });
    }
  }

  async function begin(): Promise<number> {
    const answer = await ask<{ cards: { id: number; typeId: number }[] }>('/loyalty/api/cards', { headers });
    const { id = 0 } = answer?.cards.find(({ typeId }) => typeId === PHYSICAL) ?? {};
    const before = await countOrders();
    await Promise.all(Array.from({ length: CLIENTS }, () => use(id)));
    return before;
  }

  const traffic = begin();
  return {
    async end() {
      isOver = true;
      const before = await traffic;
      return { outcomes, sent, gained: (await countOrders()) - before };
    },
  };
}
