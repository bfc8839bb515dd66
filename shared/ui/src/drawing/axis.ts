const PARTS = 4;

/** Returns at most five round values for the axis of amounts, from 0 to at least `highest`. */
export function axisValues(highest: number): number[] {
  const step = roundStep(Math.max(highest, PARTS) / PARTS);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Returns the next whole number that is 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= atLeast) ?? 10;
  return Math.ceil(factor * power);
}
