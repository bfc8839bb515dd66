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

const EVERY_MS = 500;
const LOST_AFTER_MS = 1_000;

/** Asks the server every half second, over a connection that nothing else uses. */
export function feelPulse(connectionString: string): Pulse {
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiting = new Set<(error: Error) => void>();
  let isLost = false;
  let client: pg.Client | null = null;

  async function ask(): Promise<void> {
    client ??= await connect(connectionString);
    await client.query('select 1');
    isLost = false;
  }
  function lose(): void {
    isLost = !signal.aborted;
    for (const refuse of waiting) refuse(new Unavailable(BUSY));
  }
  async function beat(): Promise<void> {
    let isAnswered = false;
    // When this process itself was kept waiting, the answer lies there already and is read first.
    const watch = setTimeout(() => setImmediate(() => isAnswered || lose()), LOST_AFTER_MS);
    await ask().catch(() => {
      client = null;
      lose();
    });
    isAnswered = true;
    clearTimeout(watch);
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
  async function feel(): Promise<void> {
    while (!signal.aborted) await beat();
  }
  const felt = feel();

  return {
    get isLost() {
      return isLost;
    },
    orLost: async (ask) => {
      if (isLost) throw new Unavailable(BUSY);
      let refuse = (_: Error) => {};
      const lost = new Promise<never>((_, reject) => {
        refuse = reject;
      });
      waiting.add(refuse);
      return Promise.race([ask(), lost]).finally(() => waiting.delete(refuse));
    },
    stop: async () => {
      stopping.abort();
      await client?.end();
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
