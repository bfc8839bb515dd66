import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Exchange } from './exchange.ts';

/** What a fault does with a request that it meets. `released` resolves when it may let go what it holds. */
export type Fault = (exchange: Exchange, released: Promise<void>) => Promise<void> | void;

/** The connection breaks, and the system has never heard of it. */
export const cut: Fault = ({ reset }) => reset();

/** The system has done it, and nobody ever hears of that: the connection breaks. */
export const lose: Fault = async ({ forward, reset }) => {
  await forward();
  reset();
};

/** The request goes nowhere, and nobody says so. */
export const hang: Fault = () => {};

/** The request goes nowhere until it is let go; whoever has left by then has never asked. */
export const hold: Fault = async ({ gone, forward, reply }, released) => {
  await released;
  if (!gone.aborted) reply(await forward());
};

/** The system has done it, and its answer goes nowhere until it is let go. */
export const holdAnswer: Fault = async ({ forward, reply }, released) => {
  const answer = await forward();
  await released;
  reply(answer);
};

/** The answer comes so many milliseconds later. */
export function delay(ms: number): Fault {
  return async ({ forward, reply }) => {
    const answer = await forward();
    await pause(ms);
    reply(answer);
  };
}

/** Half of the answer comes, then the connection ends. */
export const truncate: Fault = async ({ forward, breakOff }) => {
  const answer = await forward();
  breakOff(answer, Math.floor(answer.body.length / 2));
};

/** A byte in the middle of the answer is another one, which no JSON may have. */
export const corrupt: Fault = async ({ forward, reply }) => {
  const answer = await forward({ 'accept-encoding': 'identity' });
  answer.body[Math.floor(answer.body.length / 2)] = 0;
  reply(answer);
};

/** Something else answers, and the system has never heard of it. */
export function answer(status: number, body: string | object = '', type?: string): Fault {
  const [text, contentType] =
    typeof body === 'string' ? [body, type ?? 'text/html'] : [JSON.stringify(body), 'application/json'];
  const said: Answer = { status, headers: ['content-type', contentType], body: Buffer.from(text) };
  return ({ reply }) => reply(said);
}

/** Nothing happens to it: for counting. */
export const pass: Fault = async ({ forward, reply }) => reply(await forward());
