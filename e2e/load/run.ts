import { findLedgerIssues } from '@cabinet/services/ledger';
import { arrive } from './arrivals.ts';
import { chance } from './crowd.ts';
import { CONSTANT, Tally } from './figures.ts';
import { type Call, openMix } from './mix.ts';
import type { Target } from './target.ts';

export interface Load {
  perSecond: number;
  seconds: number;
}

export interface Result {
  tally: Tally;
  /** Megabytes in the first and in the last fifth of the run. */
  memory: { first: number; last: number };
  /** CPU time of the process per call, in milliseconds. */
  cpuMs: number;
  /** Number of ledger checks, and the found issues (L1). */
  ledger: { proofs: number; issues: number };
}

/** Warm-up in seconds, without measuring: caches fill, and code is compiled. */
export const WARM_UP = 20;
/** Share of constant calls in addition to the mix. */
const CONSTANT_SHARE = 0.1;
const MEMORY_EVERY_MS = 5_000;
const PROOF_EVERY_MS = 60_000;

/** Runs the mix and, at the same time, a constant call to the same process. */
export async function runLoad(target: Target, load: Load): Promise<Result> {
  const next = openMix(chance(), target.crowd, target.wares);
  await send(target, next, { ...load, seconds: Math.min(WARM_UP, load.seconds) }, new Tally());

  const tally = new Tally();
  const memory: number[] = [];
  const ledger = { proofs: 0, issues: 0 };
  const samples = every(MEMORY_EVERY_MS, async () => void memory.push((await target.measure()).megabytes));
  const proofs = every(PROOF_EVERY_MS, async () => prove(target.beside, ledger));
  const before = await target.measure();
  await send(target, next, load, tally);
  const after = await target.measure();
  await samples.stop();
  await proofs.stop();

  const left = await target.stop();
  await prove(left, ledger);
  await left.close();
  const part = Math.max(1, Math.floor(memory.length / 5));
  return {
    tally,
    ledger,
    cpuMs: (after.cpuMs - before.cpuMs) / tally.calls,
    memory: { first: mean(memory.slice(0, part)), last: mean(memory.slice(-part)) },
  };
}

async function send({ url, crowd }: Target, next: () => Call, load: Load, tally: Tally): Promise<void> {
  const [anybody] = crowd;
  if (!anybody) throw new Error('The load has no participants');
  const constant = { name: CONSTANT, isRead: true, method: 'GET', path: '/healthz', actor: anybody };
  const beside = { ...load, perSecond: load.perSecond * CONSTANT_SHARE };
  await Promise.all([arrive(url, load, next, tally.add), arrive(url, beside, () => constant, tally.add)]);
}

async function prove(db: Target['beside'], ledger: Result['ledger']): Promise<void> {
  if (!db) return;
  ledger.issues += (await findLedgerIssues(db)).length;
  ledger.proofs++;
}

/** Repeats the work at an interval. Two runs never overlap. */
function every(ms: number, work: () => Promise<void>) {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(work);
  }, ms);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
