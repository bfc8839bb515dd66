/** Bars of the histogram above the slider. */
const BARS = 20;

export interface PriceScale {
  /** The highest price, rounded up to a whole step. */
  max: number;
  step: number;
  /** Heights of the bars from 0 to `max`. Square roots of the counts keep few expensive products visible. */
  histogram: number[];
}

/**
 * The data of the price slider, or null if all prices are equal.
 * @param prices in tokens, ascending
 */
export function priceScale(prices: readonly number[]): PriceScale | null {
  const dearest = prices.at(-1) ?? 0;
  if (dearest === (prices[0] ?? 0)) return null;
  const step = Math.max(1, 10 ** Math.floor(Math.log10(dearest)) / 20);
  const max = Math.ceil(dearest / step) * step;
  return { max, step, histogram: countIn(BARS, prices, max).map(Math.sqrt) };
}

/** The number of prices in each of equal parts from 0 to `max`. */
function countIn(parts: number, prices: readonly number[], max: number): number[] {
  const counts = Array.from({ length: parts }, () => 0);
  for (const price of prices) {
    const part = Math.min(parts - 1, Math.floor((price / max) * parts));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}
