import { table } from '../bench/table.ts';
import { CONSTANT, cells, TARGETS } from './figures.ts';
import { type Result, runLoad } from './run.ts';
import { DATABASES, type DatabaseKind, openTarget } from './target.ts';

// P1: the stated load, with a small and with a large population, on each database or on those that are named.

const { LOAD_RATE = '100', LOAD_SECONDS = '300', LOAD_MEMBERS = '100,10000' } = process.env;
const load = { perSecond: Number(LOAD_RATE), seconds: Number(LOAD_SECONDS) };

const named = process.argv.slice(2);
const kinds = DATABASES.filter((kind) => named.length === 0 || named.includes(kind));
if (kinds.length === 0 || named.some((name) => !DATABASES.some((kind) => kind === name))) {
  console.error(`The load runs on ${DATABASES.join(' and ')}, or on one of them.`);
  process.exit(1);
}

const rows: string[][] = [];
for (const kind of kinds) {
  for (const members of LOAD_MEMBERS.split(',').map(Number)) rows.push(await measure(kind, members));
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
console.log(`\n${load.perSecond} calls a second for ${load.seconds} s\n`);
console.log(table([...head, 'processor ms a call', 'errors', 'memory MB', 'ledger'], rows));

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
  const faults = `${ledger.faults} faults in ${ledger.proofs} proofs`;
  const megabytes = `${memory.first.toFixed(0)} → ${memory.last.toFixed(0)}`;
  const ratio = (all.p95 / constant).toFixed(1);
  const figures = [kinds, constant.toFixed(1), ratio, cpuMs.toFixed(1)];
  return [name, ...cells(all), ...figures, String(tally.errorCount), megabytes, faults];
}

function isKept({ tally, memory, ledger }: Result): boolean {
  const { p95, p99 } = tally.of('all');
  const isFast = p95 <= TARGETS.p95 && p99 <= TARGETS.p99;
  const isSteady = memory.last <= memory.first * (1 + TARGETS.growth);
  return isFast && isSteady && tally.errorCount === TARGETS.errors && ledger.faults === 0;
}
