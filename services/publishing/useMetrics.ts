import { Counter, type Histogram, type Registry as Register } from 'prom-client';
import type { Database } from '../kit/database.ts';
import { findRecentUses, LOAD_SECONDS, type ReleaseUse } from './uses.ts';

const LABELS = ['remote', 'release'] as const;
type Label = (typeof LABELS)[number];

/**
 * Exports the usage counts of remotes as metrics. The database holds the counts, so every process shows the
 * same values, and a restart loses nothing.
 */
export function measureUses(register: Register, db: Database): void {
  // `/readyz` reports an unreachable database.
  const read = () => findRecentUses(db).catch(() => []);
  const count = (name: string, help: string, of: (use: ReleaseUse) => number) =>
    new Counter<Label>({
      name,
      help,
      labelNames: LABELS,
      registers: [register],
      async collect() {
        this.reset();
        for (const use of await read()) this.inc({ remote: use.remote, release: use.release }, of(use));
      },
    });
  count('remote_loads_total', 'Pages that loaded a release of a remote', ({ loads }) => loads);
  count(
    'remote_failures_total',
    'Pages that could not load a release of a remote',
    ({ failures }) => failures,
  );
  count('remote_errors_total', 'Pages with an error of a release after its load', ({ errors }) => errors);
  // The library's Histogram counts in memory. The registry only needs an object with `get`.
  const loadTimes = {
    name: 'remote_load_seconds',
    get: async () => ({
      name: 'remote_load_seconds',
      help: 'Time from the request for a remote until it can render',
      type: 'histogram',
      values: (await read()).flatMap(samplesOf),
      aggregator: 'sum',
    }),
  };
  register.registerMetric(loadTimes as unknown as Histogram<Label>);
}

function samplesOf({ remote, release, loads, seconds, byTime }: ReleaseUse) {
  const labels = { remote, release };
  const sample = (part: string, value: number, le?: number | string) => ({
    metricName: `remote_load_seconds_${part}`,
    labels: le === undefined ? labels : { le, ...labels },
    value,
  });
  let sum = 0;
  const buckets = LOAD_SECONDS.map((bound, index) => {
    sum += byTime[index] ?? 0;
    return sample('bucket', sum, bound);
  });
  return [...buckets, sample('bucket', loads, '+Inf'), sample('sum', seconds), sample('count', loads)];
}
