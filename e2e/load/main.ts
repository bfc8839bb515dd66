import { median, medianCells, pairRatios, table } from '../bench/table.ts';
import { ATTACKED, isAttackKept, MOST_RATIO, passwords, runAttack, uploads } from './attack.ts';
import { startApart } from './cores.ts';
import { CONSTANT, cells, TARGETS } from './figures.ts';
import { isOverloadKept, runOverload, TIMES } from './overload.ts';
import { type Result, runLoad } from './run.ts';
import { DATABASES, type DatabaseKind, openTarget } from './target.ts';

// P1: the stated load with a small and a large population, on every database or on the named databases. D13:
// after the word `overload`, ten times the stated load with the large population. D1 and D2: after the word
// `attack`, pages and reads beside uploads and sign-in forms.

interface Measurement {
  /** Defaults of `LOAD_SECONDS` and `LOAD_MEMBERS`. */
  seconds: number;
  members: string;
  head: string[];
  rows(kind: DatabaseKind, members: number): Promise<string[][]>;
}

const MEASUREMENTS: Record<'load' | 'overload' | 'attack', Measurement> = {
  load: {
    seconds: 300,
    members: '100,10000',
    head: [
      ...[
        'database, members',
        'p50 ms',
        'p95 ms',
        'p99 ms',
        'p95 of reads, writes',
        'of the constant',
        'ratio',
      ],
      ...['processor ms a call', 'errors', 'memory MB', 'ledger'],
    ],
    rows: measureLoad,
  },
  overload: {
    seconds: 60,
    members: '10000',
    head: [
      ...['database, members', 'accepted', 'p95 ms', 'refused', 'p95 ms', 'broken', 'recovery ms', 'cores'],
      ...['generator late, p95 ms', 'idle: open, opened', 'slow: open, opened'],
    ],
    rows: measureOverload,
  },
  attack: {
    seconds: 12,
    members: '10000',
    head: [
      'database, members',
      'attack',
      'request',
      'p95 calm ms',
      'p95 attacked ms',
      'ratio',
      '95 % interval',
      'sent, by status',
    ],
    rows: measureAttacks,
  },
};

const [word = ''] = process.argv.slice(2);
const chosen = word === 'overload' || word === 'attack' ? word : 'load';
const { seconds, members: populations, head, rows } = MEASUREMENTS[chosen];
const { LOAD_RATE = '100', LOAD_SECONDS = seconds, LOAD_MEMBERS = populations } = process.env;
const load = { perSecond: Number(LOAD_RATE), seconds: Number(LOAD_SECONDS) };

const named = process.argv.slice(chosen === 'load' ? 2 : 3);
const kinds = DATABASES.filter((kind) => named.length === 0 || named.includes(kind));
if (kinds.length === 0 || named.some((name) => !DATABASES.some((kind) => kind === name))) {
  console.error(`The database must be ${DATABASES.join(' or ')}. Without one, the load runs on both.`);
  process.exit(1);
}

const lines: string[][] = [];
for (const kind of kinds)
  for (const members of LOAD_MEMBERS.split(',').map(Number)) lines.push(...(await rows(kind, members)));
console.log(`\n${table(head, lines)}`);

async function measureOverload(kind: DatabaseKind, members: number): Promise<string[][]> {
  const target = await startApart(() => openTarget(kind, members));
  try {
    const result = await runOverload(target, load);
    await (await target.stop()).close();
    if (!isOverloadKept(result)) process.exitCode = 1;
    const { accepted, refused, broken, recovery, cpu, late, beside } = result;
    const counts = [accepted, refused].flatMap(({ calls, p95 }) => [String(calls), p95.toFixed(0)]);
    const issues = [...broken].map(([status, count]) => `${count} x ${status}`).join(', ') || '0';
    const others = [recovery.toFixed(0), cpu.toFixed(2), late.p95.toFixed(0)];
    const held = [beside.idle, beside.slow].map(({ open, opened }) => `${open.toFixed(0)}, ${opened}`);
    console.log(`${load.perSecond * TIMES} calls a second for ${load.seconds} s`);
    return [[`${kind}, ${members}`, ...counts, issues, ...others, ...held]];
  } finally {
    await target.remove();
  }
}

async function measureAttacks(kind: DatabaseKind, members: number): Promise<string[][]> {
  // All cores for the process: the decoder works beside the thread that answers.
  const target = await openTarget(kind, members, ATTACKED);
  try {
    const rows: string[][] = [];
    for (const attack of [uploads, passwords]) {
      const result = await runAttack(target, load.seconds, await attack(target));
      if (!isAttackKept(result)) process.exitCode = 1;
      if (result.failed > 0) console.log(`${attack.name}: ${result.failed} measured requests failed`);
      const sent = [...result.sent].map(([status, count]) => `${count} x ${status}`).join(', ');
      for (const { name, calm, attacked } of result.pairs) {
        const times = [calm, attacked].map((p95) => median(p95).toFixed(1));
        const figures = [...times, ...medianCells(pairRatios(attacked, calm))];
        rows.push([`${kind}, ${members}`, attack.name, name, ...figures, sent]);
      }
    }
    console.log(`The interval of each ratio must begin below ${MOST_RATIO}.`);
    await (await target.stop()).close();
    return rows;
  } finally {
    await target.remove();
  }
}

async function measureLoad(kind: DatabaseKind, members: number): Promise<string[][]> {
  const target = await openTarget(kind, members);
  try {
    const result = await runLoad(target, load);
    console.log(`\n${load.perSecond} calls a second for ${load.seconds} s\n\n${result.tally.slowest(10)}`);
    for (const [name, count] of result.tally.errors) console.log(`${count} x ${name}`);
    if (!isKept(result)) process.exitCode = 1;
    return [rowOf(`${kind}, ${members}`, result)];
  } finally {
    await target.remove();
  }
}

function rowOf(name: string, { tally, memory, ledger, cpuMs }: Result): string[] {
  const all = tally.of('all');
  const constant = tally.of(CONSTANT).p95;
  const kinds = [tally.of('read'), tally.of('write')].map(({ p95 }) => p95.toFixed(1)).join(', ');
  const issues = `${ledger.issues} issues in ${ledger.proofs} proofs`;
  const megabytes = `${memory.first.toFixed(0)} → ${memory.last.toFixed(0)}`;
  const ratio = (all.p95 / constant).toFixed(1);
  const figures = [kinds, constant.toFixed(1), ratio, cpuMs.toFixed(1)];
  return [name, ...cells(all), ...figures, String(tally.errorCount), megabytes, issues];
}

function isKept({ tally, memory, ledger }: Result): boolean {
  const { p95, p99 } = tally.of('all');
  const isFast = p95 <= TARGETS.p95 && p99 <= TARGETS.p99;
  const isSteady = memory.last <= memory.first * (1 + TARGETS.growth);
  return isFast && isSteady && tally.errorCount === TARGETS.errors && ledger.issues === 0;
}
