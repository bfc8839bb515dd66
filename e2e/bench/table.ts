export function median(values: number[]): number {
  const sorted = ascending(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Returns the ratios of values that were measured alternately. */
export function pairRatios(values: number[], to: number[]): number[] {
  return values.map((value, index) => value / (to[index] ?? value));
}

/** Returns the geometric mean of several series, pair by pair. */
export function meanRatios(series: number[][]): number[] {
  const [first = []] = series;
  return first.map((_, pair) => {
    const logarithms = series.map((ratios) => Math.log(ratios[pair] ?? 1));
    return Math.exp(logarithms.reduce((sum, value) => sum + value, 0) / series.length);
  });
}

/** Returns the 95 % interval of a median by ranks, as in the sign test. */
export function interval(values: number[]): [low: number, high: number] {
  const sorted = ascending(values);
  const below = Math.max(0, Math.floor(sorted.length / 2 - 0.98 * Math.sqrt(sorted.length)));
  return [sorted[below] ?? 0, sorted[sorted.length - 1 - below] ?? 0];
}

/** Returns the median of ratios and its {@link interval}. */
export function medianCells(ratios: number[]): [median: string, interval: string] {
  const ends = interval(ratios).map((end) => end.toFixed(3));
  return [median(ratios).toFixed(3), ends.join(' to ')];
}

function ascending(values: number[]): number[] {
  return [...values].sort((one, other) => one - other);
}

/** Returns a Markdown table for `docs/performance.md`. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
