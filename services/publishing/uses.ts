import type { Registry, RemoteRecord } from '@cabinet/contracts/registry';
import type { Usage } from '@cabinet/contracts/usage';
import type { Uses } from '@cabinet/domain/canaryVerdict';
import type { Database, Tx } from '../kit/database.ts';

/** Upper bounds of the load time histogram, in seconds. */
export const LOAD_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const MS = 1_000;

/** The counts of a release. */
export interface ReleaseUse extends Uses {
  remote: string;
  release: string;
  /** The sum of all load times. */
  seconds: number;
  /** Loads per bound of {@link LOAD_SECONDS}, plus the loads above the last bound. */
  byTime: number[];
  /** ISO format; null if only failures were counted. */
  lastLoadAt: string | null;
}

/** Returns the id of the current canary run; '' without a canary. */
export function runOf({ canary }: Pick<RemoteRecord, 'canary'>): string {
  return canary ? (canary.since ?? canary.version) : '';
}

/**
 * Counts the reports of a page. Releases that are neither listed nor known are ignored, so that clients
 * cannot invent labels.
 * @param list the current list
 * @returns the remotes whose canary has just failed in a page
 */
export async function countUses(db: Database, { uses }: Usage, list: Registry): Promise<string[]> {
  const counts = sumOf(uses);
  const broken = new Set<string>();
  await db.transaction(async (tx) => {
    for (const count of counts) {
      const record = Object.hasOwn(list.remotes, count.remote) ? list.remotes[count.remote] : undefined;
      const { canary } = record ?? {};
      const isCanary = canary?.version === count.release;
      const isListed = isCanary || record?.version === count.release;
      if (isListed && record) await begin(tx, count, runOf(record));
      // A page with an older release counts in the last run of the release.
      const run = isListed && record ? runOf(record) : await lastRunOf(tx, count);
      if (run !== null) await add(tx, count, run);
      if (isCanary && count.failures + count.errors > 0) broken.add(count.remote);
    }
  });
  return [...broken];
}

type Count = Omit<ReleaseUse, 'lastLoadAt'>;

/** Sums the counts per release, in a fixed order, because the transaction locks the rows in this order. */
function sumOf(uses: Usage['uses']): Count[] {
  const counts = new Map<string, Count>();
  for (const { remote, release, kind, milliseconds } of uses) {
    const key = JSON.stringify([remote, release]);
    const count = counts.get(key) ?? {
      ...{ remote, release, loads: 0, failures: 0, errors: 0, seconds: 0 },
      byTime: [...LOAD_SECONDS, Number.POSITIVE_INFINITY].map(() => 0),
    };
    counts.set(key, count);
    if (kind === 'failure') count.failures += 1;
    else if (kind === 'error') count.errors += 1;
    else addLoad(count, milliseconds / MS);
  }
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

function addLoad(count: Count, seconds: number): void {
  count.loads += 1;
  count.seconds += seconds;
  const bound = LOAD_SECONDS.findIndex((most) => seconds <= most);
  const index = bound === -1 ? LOAD_SECONDS.length : bound;
  count.byTime[index] = (count.byTime[index] ?? 0) + 1;
}

async function begin(tx: Tx, { remote, release, byTime }: Count, run: string): Promise<void> {
  await tx.query(
    `insert into publishing.remote_use (remote, release, run, by_time) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [remote, release, run, byTime.map(() => 0)],
  );
}

async function lastRunOf(tx: Tx, { remote, release }: Count): Promise<string | null> {
  const [row] = await tx.query<{ run: string }>(
    'select run from publishing.remote_use where remote = $1 and release = $2 order by last_at desc limit 1',
    [remote, release],
  );
  return row?.run ?? null;
}

async function add(tx: Tx, count: Count, run: string): Promise<void> {
  const { remote, release, loads, failures, errors, seconds, byTime } = count;
  const values = [remote, release, run, loads, failures, errors, seconds * MS, byTime];
  await tx.query(
    `update publishing.remote_use set
       loads = loads + $4, failures = failures + $5, errors = errors + $6, milliseconds = milliseconds + $7,
       by_time = (select array_agg(one + other order by place)
         from unnest(by_time, $8::bigint[]) with ordinality as pair (one, other, place)),
       last_load_at = case when $4 > 0 then now() else last_load_at end, last_at = now()
     where remote = $1 and release = $2 and run = $3`,
    values,
  );
}

/** Returns the counts of each release during a canary run; without a run, all counts. */
export async function findUses(tx: Tx, remote: string, run?: string): Promise<ReleaseUse[]> {
  return usesWhere(tx, 'where remote = $1 and ($2::text is null or run = $2)', [remote, run ?? null]);
}

/** Returns the counts of every release with recent uses. */
export async function findRecentUses(tx: Tx): Promise<ReleaseUse[]> {
  return usesWhere(tx, '', [], `having max(last_at) > now() - interval '30 days'`);
}

async function usesWhere(tx: Tx, where: string, values: unknown[], having = ''): Promise<ReleaseUse[]> {
  interface Row extends Omit<ReleaseUse, 'byTime' | 'lastLoadAt' | 'seconds'> {
    milliseconds: number;
    lastLoadAt: Date | null;
    [time: `time${number}`]: number;
  }
  const times = [...LOAD_SECONDS, null].map(
    (_, index) => `sum(by_time[${index + 1}])::float8 as "time${index}"`,
  );
  const rows = await tx.query<Row>(
    `select remote, release, sum(loads)::float8 as loads, sum(failures)::float8 as failures,
       sum(errors)::float8 as errors, sum(milliseconds) as milliseconds,
       max(last_load_at) as "lastLoadAt", ${times.join(', ')}
     from publishing.remote_use ${where} group by remote, release ${having} order by remote, release`,
    values,
  );
  return rows.map((row) => ({
    remote: row.remote,
    release: row.release,
    loads: row.loads,
    failures: row.failures,
    errors: row.errors,
    seconds: row.milliseconds / MS,
    byTime: times.map((_, index) => row[`time${index}`] ?? 0),
    lastLoadAt: row.lastLoadAt?.toISOString() ?? null,
  }));
}
