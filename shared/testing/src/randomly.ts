/**
 * Creates a generator of pseudorandom numbers that are the same in each run.
 * @returns a function that returns an integer from 0 to below `below`
 */
export function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}
