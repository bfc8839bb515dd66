const PARTS = 4;

/** Round values for the axis of amounts, from 0 to at least `highest`, at most five of them. */
export function axisValues(highest: number): number[] {
  const step = roundStep(Math.max(highest, PARTS) / PARTS);
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The next 1, 2, 2.5 or 5 times a power of ten that is whole. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= atLeast) ?? 10;
  return Math.ceil(factor * power);
}
