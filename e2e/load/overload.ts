import { spawnSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { arrive, type Outcome } from './arrivals.ts';
import { chance } from './crowd.ts';
import { type Figures, figuresOf } from './figures.ts';
import { openMix } from './mix.ts';
import { type Load, WARM_UP } from './run.ts';
import type { Target } from './target.ts';

/** Limits of D13 in milliseconds: p95 of accepted calls, p95 of refused calls, and the recovery time. */
export const BOUNDS = { accepted: 2_000, refused: 200, recovery: 5_000 } as const;
/** Multiple of the stated load. */
export const TIMES = 10;

/** Additional clients: idle connections, and connections with a body that never ends. */
const IDLE = 1_500;
const SLOW = 100;
const SLOW_BODY = [
  'POST /loyalty/v2/api/orders HTTP/1.1',
  'Host: load.cabinet.test',
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
}

/**
 * Reserves a core for the generator, if the machine has two cores and `taskset`.
 * @returns the core for the measured process
 */
export function partCores(): number | undefined {
  if (availableParallelism() < 2) return undefined;
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
  return status === 0 ? 0 : undefined;
}

/** Runs ten times the stated load with idle connections and slow bodies. Then measures the recovery time. */
export async function runOverload(target: Target, load: Load): Promise<OverloadResult> {
  const outcomes: Outcome[] = [];
  const next = openMix(chance(), target.crowd, target.wares);
  const beside = [...openSockets(target.url, IDLE, ''), ...openSockets(target.url, SLOW, SLOW_BODY)];
  await arrive(target.url, { ...load, seconds: Math.min(WARM_UP, load.seconds) }, next, () => {});
  const before = await target.measure();
  const begun = performance.now();
  const tenfold = { ...load, perSecond: load.perSecond * TIMES };
  await arrive(target.url, tenfold, next, (outcome) => outcomes.push(outcome));
  const { cpuMs } = await target.measure();
  const cpu = (cpuMs - before.cpuMs) / (performance.now() - begun);
  const recovery = await recover(target);
  for (const socket of beside) socket.destroy();

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
  };
}

/** Returns whether the result meets D13. */
export function isOverloadKept({ accepted, refused, broken, recovery }: OverloadResult): boolean {
  const isFast = accepted.p95 <= BOUNDS.accepted && refused.p95 <= BOUNDS.refused;
  return isFast && broken.size === 0 && recovery <= BOUNDS.recovery;
}

function openSockets(url: string, count: number, text: string): Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname);
    // The process may close the connection at any time.
    socket.on('error', () => {});
    socket.write(text);
    return socket;
  });
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
