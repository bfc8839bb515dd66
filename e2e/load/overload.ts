import { setTimeout as pause } from 'node:timers/promises';
import { arrive, type Outcome } from './arrivals.ts';
import { type Held, holdConnections } from './connections.ts';
import { chance } from './crowd.ts';
import { type Figures, figuresOf } from './figures.ts';
import { openMix } from './mix.ts';
import { type Load, WARM_UP } from './run.ts';
import type { Target } from './target.ts';

/** Limits of D13 in milliseconds: p95 of accepted calls, p95 of refused calls, and the recovery time. */
export const BOUNDS = { accepted: 2_000, refused: 200, recovery: 5_000 } as const;
/** Multiple of the stated load. */
export const TIMES = 10;

/** Additional clients during the load: idle connections, and connections with a body that never ends. */
const IDLE = 1_500;
const SLOW = 100;
const slowBody = (token = '') =>
  [
    'POST /loyalty/v2/api/orders HTTP/1.1',
    'Host: load.cabinet.test',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    '',
    '{',
  ].join('\r\n');

export interface OverloadResult {
  accepted: Figures & { calls: number };
  refused: Figures & { calls: number };
  /** Delay of the generator in milliseconds. */
  late: Figures;
  /** Calls with another answer, by status. 0 means a reset connection or no answer. */
  broken: Map<number, number>;
  /** Milliseconds from the end of the load until ten accepted calls in a row. */
  recovery: number;
  /**
   * CPU share of the process, in cores. In a slow run, a value far below 1 means that the machine was busy.
   */
  cpu: number;
  /** The additional clients. */
  beside: { idle: Held; slow: Held };
}

/** Runs ten times the stated load with idle connections and slow bodies. Then measures the recovery time. */
export async function runOverload(target: Target, load: Load): Promise<OverloadResult> {
  const outcomes: Outcome[] = [];
  const next = openMix(chance(), target.crowd, target.wares);
  await arrive(target.url, { ...load, seconds: Math.min(WARM_UP, load.seconds) }, next, () => {});
  const before = await target.measure();
  const idle = holdConnections(target.url, IDLE, '');
  const slow = holdConnections(target.url, SLOW, slowBody(target.crowd[0]?.token));
  const begun = performance.now();
  const tenfold = { ...load, perSecond: load.perSecond * TIMES };
  await arrive(target.url, tenfold, next, (outcome) => outcomes.push(outcome));
  const { cpuMs } = await target.measure();
  const cpu = (cpuMs - before.cpuMs) / (performance.now() - begun);
  const recovery = await recover(target);
  const beside = { idle: idle(), slow: slow() };

  const timesOf = (isMeant: (status: number) => boolean) => {
    const times = outcomes.filter(({ status }) => isMeant(status)).map(({ ms }) => ms);
    return { ...figuresOf(times), calls: times.length };
  };
  const broken = new Map<number, number>();
  for (const { status } of outcomes)
    if (status !== 200 && status !== 503) broken.set(status, (broken.get(status) ?? 0) + 1);
  return {
    accepted: timesOf((status) => status === 200),
    refused: timesOf((status) => status === 503),
    late: figuresOf(outcomes.map(({ lateMs }) => lateMs)),
    broken,
    recovery,
    cpu,
    beside,
  };
}

/** Returns whether the result meets D13. */
export function isOverloadKept({ accepted, refused, broken, recovery }: OverloadResult): boolean {
  const isFast = accepted.p95 <= BOUNDS.accepted && refused.p95 <= BOUNDS.refused;
  return isFast && broken.size === 0 && recovery <= BOUNDS.recovery;
}

async function recover({ url, crowd }: Target): Promise<number> {
  const begun = performance.now();
  for (let accepted = 0; accepted < 10; ) {
    const authorization = `Bearer ${crowd[0]?.token}`;
    const { status } = await fetch(`${url}/loyalty/api/cards`, { headers: { authorization } });
    accepted = status === 200 ? accepted + 1 : 0;
    if (status !== 200) await pause(50);
  }
  return performance.now() - begun;
}
