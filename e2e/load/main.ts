import { table } from '../bench/table.ts';
import { CONSTANT, cells, TARGETS } from './figures.ts';
import { isOverloadKept, partCores, runOverload, TIMES } from './overload.ts';
import { type Result, runLoad } from './run.ts';
import { DATABASES, type DatabaseKind, openTarget } from './target.ts';

// P1: the stated load with a small and a large population, on every database or on the named databases. D13:
// after the word `overload`, ten times the stated load with the large population.

const isOverload = process.argv[2] === 'overload';
const {
  LOAD_RATE = '100',
  LOAD_SECONDS = isOverload ? '60' : '300',
  LOAD_MEMBERS = isOverload ? '10000' : '100,10000',
} = process.env;
const load = { perSecond: Number(LOAD_RATE), seconds: Number(LOAD_SECONDS) };

const named = process.argv.slice(isOverload ? 3 : 2);
const kinds = DATABASES.filter((kind) => named.length === 0 || named.includes(kind));
if (kinds.length === 0 || named.some((name) => !DATABASES.some((kind) => kind === name))) {
  console.error(`The database must be ${DATABASES.join(' or ')}. Without one, the load runs on both.`);
  process.exit(1);
}

const core = isOverload ? partCores() : undefined;
const rows: string[][] = [];
for (const kind of kinds) {
  for (const members of LOAD_MEMBERS.split(',').map(Number)) {
    rows.push(await (isOverload ? measureOverload : measure)(kind, members));
  }
}
const head = [
  'database, members',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'p95 of reads, writes',
  'of the constant',
  'ratio',
];
const overloadHead = [
  'database, members',
  'accepted',
  'p95 ms',
  'refused',
  'p95 ms',
  'broken',
  'recovery ms',
  'cores',
  'generator late, p95 ms',
];
console.log(`\n${load.perSecond * (isOverload ? TIMES : 1)} calls a second for ${load.seconds} s\n`);
console.log(
  isOverload
    ? table(overloadHead, rows)
    : table([...head, 'processor ms a call', 'errors', 'memory MB', 'ledger'], rows),
);

async function measureOverload(kind: DatabaseKind, members: number): Promise<string[]> {
  const target = await openTarget(kind, members, core);
  try {
    const result = await runOverload(target, load);
    await (await target.stop()).close();
    if (!isOverloadKept(result)) process.exitCode = 1;
    const { accepted, refused, broken, recovery, cpu, late } = result;
    const counts = [accepted, refused].flatMap(({ calls, p95 }) => [String(calls), p95.toFixed(0)]);
    const issues = [...broken].map(([status, count]) => `${count} x ${status}`).join(', ') || '0';
    const others = [recovery.toFixed(0), cpu.toFixed(2), late.p95.toFixed(0)];
    return [`${kind}, ${members}`, ...counts, issues, ...others];
  } finally {
    await target.remove();
  }
}

async function measure(kind: DatabaseKind, members: number): Promise<string[]> {
  const target = await openTarget(kind, members);
  try {
    const result = await runLoad(target, load);
    console.log(`\n${kind}, ${members} members\n\n${result.tally.slowest(10)}`);
    for (const [name, count] of result.tally.errors) console.log(`${count} x ${name}`);
    if (!isKept(result)) process.exitCode = 1;
    return rowOf(`${kind}, ${members}`, result);
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
