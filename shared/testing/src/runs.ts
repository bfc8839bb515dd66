/** How many inputs a property of a pure function is tried on: ten times as many with `THOROUGH=1` (`npm run test:all`). */
export const RUNS = { numRuns: process.env.THOROUGH ? 10_000 : 1_000 };
