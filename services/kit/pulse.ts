import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { BUSY, Unavailable } from './errors.ts';

/**
 * Whether a database server answers at all (P2). A statement that waits for a lock is no reason to give up on it; a
 * server that stands still is, for everybody who waits.
 */
export interface Pulse {
  readonly isLost: boolean;
  /**
   * @returns what the server answers
   * @throws {Unavailable} it stands still, or comes to before it has answered
   */
  orLost<T>(ask: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** For whoever has all the time. */
export const UNFELT: Pulse = { isLost: false, orLost: (ask) => ask(), stop: async () => {} };

const EVERY_MS = 500;
const LOST_AFTER_MS = 1_200;

/** Asks the server every half second, over a connection that nothing else uses. */
export function feelPulse(connectionString: string): Pulse {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = new Set<(error: Error) => void>();
  let isLost = false;
  let client: pg.Client | null = null;

  async function beat(): Promise<void> {
    try {
      // Nothing is known while it connects: it stays as it was.
      client ??= await connect(connectionString);
      const answer = client.query('select 1');
      answer.catch(() => {});
      isLost = await Promise.race([answer.then(() => false), silence()]);
      if (isLost) lose();
    } catch (error) {
      // A server that says no is there: whoever asks it hears why.
      if ('code' in (error as Error)) isLost = false;
      drop();
    }
  }
  function lose(): void {
    for (const refuse of waiting) refuse(new Unavailable(BUSY));
    // Behind a connection that went dead a server may be well: the next question goes over another one.
    drop();
  }
  function drop(): void {
    client?.end().catch(() => {});
    client = null;
  }
  async function feel(): Promise<void> {
    while (!signal.aborted) {
      await beat();
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const felt = feel();

  return {
    get isLost() {
      return isLost;
    },
    orLost: async (ask) => {
      if (isLost) throw new Unavailable(BUSY);
      const { promise: lost, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      return Promise.race([ask(), lost]).finally(() => waiting.delete(reject));
    },
    stop: async () => {
      stopping.abort();
      drop();
      await felt;
    },
  };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LOST_AFTER_MS });
  // The next question finds out that it is broken.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** When this process itself was kept waiting, an answer lies there already and is read before the silence counts. */
async function silence(): Promise<boolean> {
  await pause(LOST_AFTER_MS, undefined, { ref: false });
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(() => resolve(true)));
  });
}
