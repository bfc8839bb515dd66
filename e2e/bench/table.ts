export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** Between two values it lies as far as between their places. */
function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

/** The ratios of values that were measured in turn: their median, and what half of them lie between. */
export function pairRatios(values: number[], to: number[]): { middle: string; from: string; to: string } {
  const ratios = values.map((value, index) => value / (to[index] ?? value));
  const at = (part: number) => quantile(ratios, part).toFixed(3);
  return { middle: at(0.5), from: at(0.25), to: at(0.75) };
}

/** A Markdown table, as `docs/performance.md` takes it. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
