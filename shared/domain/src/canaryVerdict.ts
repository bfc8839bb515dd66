/** How often a release of a remote was shown, and how often it broke. */
export interface Uses {
  /** Pages that loaded the release. */
  loads: number;
  /** Pages that could not. */
  failures: number;
  /** Pages in which the release threw an error later; a page counts once. */
  errors: number;
}

/** Fewer pages prove nothing, of the canary as of the live release. */
const LEAST_PAGES = 50;
/** One page in a hurry proves nothing either. */
const LEAST_BROKEN = 5;
/**
 * Standard deviations that the canary's share lies above the live one. The test is repeated after each failure, so its
 * bound is high: 4 is passed by chance once in 30 000 times.
 */
const LEAST_Z = 4;

/** Pages that asked for the release. */
export function pagesOf({ loads, failures }: Uses): number {
  return loads + failures;
}

/** Pages that broke, of those that asked for the release. */
export function brokenOf(uses: Uses): number {
  return Math.min(pagesOf(uses), uses.failures + uses.errors);
}

/**
 * Compares a canary with the live release over the same time: one-sided two-proportion z-test with pooled variance.
 * @returns `early` while there are too few pages to say; `worse` where the canary breaks clearly more often
 */
export function canaryVerdict(canary: Uses, live: Uses): 'early' | 'fine' | 'worse' {
  const [tried, known] = [pagesOf(canary), pagesOf(live)];
  if (Math.min(tried, known) < LEAST_PAGES) return 'early';
  const [broken, brokenLive] = [brokenOf(canary), brokenOf(live)];
  if (broken < LEAST_BROKEN) return 'fine';
  const pooled = (broken + brokenLive) / (tried + known);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / tried + 1 / known));
  const difference = broken / tried - brokenLive / known;
  // Where everything breaks there is no deviation, and no difference.
  return difference > 0 && difference >= LEAST_Z * deviation ? 'worse' : 'fine';
}
