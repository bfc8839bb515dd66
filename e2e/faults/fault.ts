import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Exchange } from './exchange.ts';

/**
 * The effect of a fault on a request. `released` resolves when the fault may release the request or answer.
 */
export type Fault = (exchange: Exchange, released: Promise<void>) => Promise<void> | void;

/** Resets the connection before the system gets the request. */
export const cut: Fault = ({ reset }) => reset();

/** Lets the system act, then resets the connection without an answer. */
export const lose: Fault = async ({ forward, reset }) => {
  await forward();
  reset();
};

/** Keeps the request forever and does not answer. */
export const hang: Fault = () => {};

/** Keeps the request until the release. If the client has left, the request never reaches the system. */
export const hold: Fault = async ({ gone, forward, reply }, released) => {
  await released;
  if (!gone.aborted) reply(await forward());
};

/** Lets the system act, and keeps the answer until the release. */
export const holdAnswer: Fault = async ({ forward, reply }, released) => {
  const answer = await forward();
  await released;
  reply(answer);
};

/** Delays the answer. `ms` is in milliseconds. */
export function delay(ms: number): Fault {
  return async ({ forward, reply }) => {
    const answer = await forward();
    await pause(ms);
    reply(answer);
  };
}

/** Sends half of the answer, then closes the connection. */
export const truncate: Fault = async ({ forward, breakOff }) => {
  const answer = await forward();
  breakOff(answer, Math.floor(answer.body.length / 2));
};

/** Changes a byte in the middle of the answer to 0, which is invalid in JSON. */
export const corrupt: Fault = async ({ forward, reply }) => {
  const answer = await forward({ 'accept-encoding': 'identity' });
  answer.body[Math.floor(answer.body.length / 2)] = 0;
  reply(answer);
};

/** Answers without the system. */
export function answer(status: number, body: string | object = '', type?: string): Fault {
  const [text, contentType] =
    typeof body === 'string' ? [body, type ?? 'text/html'] : [JSON.stringify(body), 'application/json'];
  const said: Answer = { status, headers: ['content-type', contentType], body: Buffer.from(text) };
  return ({ reply }) => reply(said);
}

/** Forwards the request unchanged, to count it. */
export const pass: Fault = async ({ forward, reply }) => reply(await forward());
