import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { BUSY, Unavailable } from './errors.ts';
import { TIME_LIMITS } from './limits.ts';

/**
 * Reports whether a database server responds (P2). A statement that waits for a lock is not a failure. A
 * hanging server fails every waiting request.
 */
export interface Pulse {
  readonly isLost: boolean;
  /**
   * Runs a query and returns its answer.
   * @throws {Unavailable} the server hangs, or recovers before it answers
   */
  orLost<T>(ask: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** A pulse without a health check, for processes that can wait. */
export const UNFELT: Pulse = { isLost: false, orLost: (ask) => ask(), stop: async () => {} };

const EVERY_MS = 500;

/** Queries the server every half second, over a dedicated connection. */
export function feelPulse(connectionString: string): Pulse {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = new Set<(error: Error) => void>();
  let isLost = false;
  let client: pg.Client | null = null;

  async function beat(): Promise<void> {
    try {
      // The state is unknown during the connection attempt, so it stays unchanged.
      client ??= await connect(connectionString);
      const answer = client.query('select 1');
      answer.catch(() => {});
      isLost = await Promise.race([answer.then(() => false), silence()]);
      if (isLost) lose();
    } catch (error) {
      // An error answer proves that the server responds. Callers get the reason from their own queries.
      if ('code' in (error as Error)) isLost = false;
      drop();
    }
  }
  function lose(): void {
    for (const refuse of waiting) refuse(new Unavailable(BUSY));
    // A dead connection can hide a healthy server, so the next check uses a new connection.
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
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: TIME_LIMITS.database });
  // The next query reports the broken connection.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Reports silence. If this process was busy, the two turns of the event loop let a pending answer arrive
 * first.
 */
async function silence(): Promise<boolean> {
  await pause(TIME_LIMITS.database, undefined, { ref: false });
  return new Promise((resolve) => {
    setImmediate(() => setImmediate(() => resolve(true)));
  });
}
