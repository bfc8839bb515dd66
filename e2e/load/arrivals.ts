import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from './mix.ts';

/** The result of a call. */
export interface Outcome {
  call: Call;
  /** Status of the answer. 0 means no answer. */
  status: number;
  /** Time from the planned start until the answer, also if the call was sent late. */
  ms: number;
  /** Delay of the sending in milliseconds: the generator's own part of `ms`. */
  lateMs: number;
}

const GIVEN_UP_MS = 30_000;

/**
 * Sends calls at a constant rate, even if earlier calls have no answer yet. A hanging server gets more calls,
 * as from real users, and the waiting times count.
 * @returns when all calls have an answer
 */
export async function arrive(
  url: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  next: () => Call,
  report: (outcome: Outcome) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const total = Math.round(perSecond * seconds);
  const begun = performance.now();
  const open: Promise<void>[] = [];
  for (let sent = 0; sent < total; sent++) {
    const planned = begun + (sent * 1000) / perSecond;
    const early = planned - performance.now();
    if (early > 0) await pause(early);
    const lateMs = performance.now() - planned;
    const call = next();
    open.push(
      send(url, agent, call).then(({ status, body }) => {
        report({ call, status, ms: performance.now() - planned, lateMs });
        if (status === 200) call.learn?.(body);
      }),
    );
  }
  await Promise.all(open);
  agent.destroy();
}

function send(url: string, agent: Agent, call: Call): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const gone = () => resolve({ status: 0, body: '' });
    const sent = request(
      url + call.path,
      { method: call.method, agent, headers: headersOf(call) },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text) => {
          body += text;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
        response.once('error', gone);
      },
    );
    sent.setTimeout(GIVEN_UP_MS, () => sent.destroy());
    sent.once('error', gone);
    sent.end(call.body && JSON.stringify(call.body));
  });
}

function headersOf({ actor, isRead, body, headers }: Call): Record<string, string> {
  return {
    authorization: `Bearer ${actor.token}`,
    'x-forwarded-for': actor.address,
    ...(!isRead && { 'idempotency-key': randomUUID() }),
    ...(body && { 'content-type': 'application/json' }),
    ...headers,
  };
}
