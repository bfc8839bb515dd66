export interface Point {
  x: number;
  y: number;
}

// ── the chain ───────────────────────────────────────────────────────────────────────────────────────

export const CHAIN = { radius: 28, step: 45, stroke: 6.5, casing: 11.5 };

const FIRST = CHAIN.radius + CHAIN.stroke / 2 + 2;

/** Size of the drawing for a number of rings. */
export function chainSize(rings: number): { width: number; height: number } {
  return { width: 2 * FIRST + CHAIN.step * (rings - 1), height: 2 * FIRST };
}

/** Centre of the ring with this index. */
export function chainCentre(index: number): Point {
  return { x: FIRST + CHAIN.step * index, y: FIRST };
}

/**
 * The arc of a ring at its upper crossing with the next ring. Drawn again on top, the arc passes over the
 * next ring there. At the lower crossing the ring stays below, so the two rings look linked.
 */
export function crossingArc(index: number): string {
  const { radius, step } = CHAIN;
  const centre = chainCentre(index);
  const crossing = Math.acos(step / 2 / radius);
  const [from, to] = [crossing - 0.36, crossing + 0.36].map(
    (angle) => `${round(centre.x + radius * Math.cos(angle))} ${round(centre.y - radius * Math.sin(angle))}`,
  );
  return `M${from}A${radius} ${radius} 0 0 0 ${to}`;
}

// ── the flower on the card ──────────────────────────────────────────────────────────────────────────

export const FLOWER = { radius: 90, stroke: 14.5, casing: 21.5, centre: { x: 502, y: 96 } };

/** Centres of rings that all pass through one point. The first is at the top, the order is clockwise. */
export function flowerCentres(rings: number): Point[] {
  const orbit = FLOWER.radius * 1.03;
  return Array.from({ length: rings }, (_, index) => {
    const angle = -Math.PI / 2 + (index * 2 * Math.PI) / rings;
    return {
      x: round(FLOWER.centre.x + orbit * Math.cos(angle)),
      y: round(FLOWER.centre.y + orbit * Math.sin(angle)),
    };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
