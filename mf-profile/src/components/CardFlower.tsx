import type { CSSProperties } from 'react';
import { RINGS } from '../domain/friends.ts';
import { FLOWER, flowerCentres } from '../domain/rings.ts';
import styles from './Rings.module.css';

const CENTRES = flowerCentres(RINGS);

/**
 * The drawing on the card shows data: ten rings through one point, one coloured ring per friend who studies.
 */
export function CardFlower({ friends }: { friends: number }) {
  return (
    <svg
      className={styles.flower}
      viewBox="0 0 634 400"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
    >
      {CENTRES.map(({ x, y }, index) => {
        const ring = { cx: x, cy: y, r: FLOWER.radius };
        if (index >= friends) {
          const order = { '--ring': index } as CSSProperties;
          return <circle key={x + y} {...ring} className={styles.outline} style={order} />;
        }
        return (
          <g key={x + y}>
            <circle {...ring} className={styles.ground} strokeWidth={FLOWER.casing} />
            <circle {...ring} className={styles[`ring${(index % 4) + 1}`]} strokeWidth={FLOWER.stroke} />
          </g>
        );
      })}
    </svg>
  );
}
