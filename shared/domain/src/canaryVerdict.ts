/** Counts of pages that showed a release of a remote, and of pages in which it broke. */
export interface Uses {
  /** Pages that loaded the release. */
  loads: number;
  /** Pages that could not load the release. */
  failures: number;
  /** Pages in which the release threw an error after the load. Each page counts once. */
  errors: number;
}

/** Minimum number of pages for a verdict, for the canary and for the live release. */
const LEAST_PAGES = 50;
/** Minimum number of broken canary pages for the verdict `worse`. */
const LEAST_BROKEN = 5;
/**
 * Minimum z-score for the verdict `worse`. The test runs again after each failure, so the limit is high. A
 * score of 4 occurs by chance once in 30 000 tests.
 */
const LEAST_Z = 4;

/** Returns the number of pages that requested the release. */
export function pagesOf({ loads, failures }: Uses): number {
  return loads + failures;
}

/** Returns the number of broken pages, among the pages that requested the release. */
export function brokenOf(uses: Uses): number {
  return Math.min(pagesOf(uses), uses.failures + uses.errors);
}

/**
 * Compares a canary with the live release over the same time. Uses a one-sided two-proportion z-test with
 * pooled variance.
 * @returns `early` if there are too few pages; `worse` if the canary breaks clearly more often
 */
export function canaryVerdict(canary: Uses, live: Uses): 'early' | 'fine' | 'worse' {
  const [tried, known] = [pagesOf(canary), pagesOf(live)];
  if (Math.min(tried, known) < LEAST_PAGES) return 'early';
  const [broken, brokenLive] = [brokenOf(canary), brokenOf(live)];
  if (broken < LEAST_BROKEN) return 'fine';
  const pooled = (broken + brokenLive) / (tried + known);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / tried + 1 / known));
  const difference = broken / tried - brokenLive / known;
  // If every page breaks, the deviation and the difference are both 0.
  return difference > 0 && difference >= LEAST_Z * deviation ? 'worse' : 'fine';
}
