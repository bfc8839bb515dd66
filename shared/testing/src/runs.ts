/**
 * Number of inputs for a property test of a pure function: ten times as many with `THOROUGH=1` (`npm run
 * test:all`).
 */
export const RUNS = { numRuns: process.env.THOROUGH ? 10_000 : 1_000 };
