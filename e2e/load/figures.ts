import { table } from '../bench/table.ts';
import type { Outcome } from './arrivals.ts';

/** Targets of P1. */
export const TARGETS = { p95: 150, p99: 400, errors: 0, growth: 0.1 } as const;
/** Name of the constant call in the mix, for the comparison. */
export const CONSTANT = 'constant';

export interface Figures {
  p50: number;
  p95: number;
  p99: number;
}

/** The results of a run. */
export class Tally {
  readonly #times = new Map<string, number[]>();
  readonly #kinds = { read: [] as number[], write: [] as number[] };
  /** Calls with a status other than 200, by name and status. 0 means no answer. */
  readonly errors = new Map<string, number>();
  calls = 0;

  readonly add = ({ call, status, ms }: Outcome): void => {
    const times = this.#times.get(call.name) ?? [];
    this.#times.set(call.name, times);
    times.push(ms);
    if (call.name !== CONSTANT) {
      this.calls++;
      this.#kinds[call.isRead ? 'read' : 'write'].push(ms);
    }
    if (status !== 200) {
      const name = `${status} ${call.name}`;
      this.errors.set(name, (this.errors.get(name) ?? 0) + 1);
    }
  };

  of(kind: 'read' | 'write' | 'all' | typeof CONSTANT): Figures {
    if (kind === CONSTANT) return figuresOf(this.#times.get(CONSTANT) ?? []);
    if (kind === 'all') return figuresOf([...this.#kinds.read, ...this.#kinds.write]);
    return figuresOf(this.#kinds[kind]);
  }

  get errorCount(): number {
    return [...this.errors.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Returns a Markdown table of the slowest routes. */
  slowest(count: number): string {
    const routes = [...this.#times].map(([name, times]) => ({
      name,
      calls: times.length,
      ...figuresOf(times),
    }));
    routes.sort((a, b) => b.p95 - a.p95);
    return table(
      ['slowest routes', 'calls', 'p50 ms', 'p95 ms', 'p99 ms'],
      routes.slice(0, count).map(({ name, calls, ...times }) => [name, calls, ...cells(times)]),
    );
  }
}

export function cells({ p50, p95, p99 }: Figures): string[] {
  return [p50, p95, p99].map((ms) => ms.toFixed(1));
}

/** Returns the percentiles of times in milliseconds. */
export function figuresOf(times: number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
