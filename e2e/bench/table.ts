export function median(values: number[]): number {
  const sorted = ascending(values);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The ratios of values that were measured in turn: their median, and its 95 % interval by ranks, as the sign test has it. */
export function pairRatios(values: number[], to: number[]): { middle: string; from: string; to: string } {
  const ratios = ascending(values.map((value, index) => value / (to[index] ?? value)));
  const last = ratios.length - 1;
  const below = Math.max(0, Math.floor(ratios.length / 2 - 0.98 * Math.sqrt(ratios.length)));
  const at = (rank: number) => (ratios[rank] ?? 0).toFixed(3);
  return { middle: median(ratios).toFixed(3), from: at(below), to: at(last - below) };
}

function ascending(values: number[]): number[] {
  return [...values].sort((one, other) => one - other);
}

/** A Markdown table, as `docs/performance.md` takes it. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
