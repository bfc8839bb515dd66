import styles from './Rosette.module.css';

const RINGS = Array.from({ length: 10 }, (_, place) => (place / 10) * 2 * Math.PI);

/** Draws ten linked friends, without colours if the inviter is unknown. */
export function Rosette({ isFaint = false }: { isFaint?: boolean }) {
  return (
    <svg
      className={isFaint ? styles.faint : styles.rosette}
      viewBox="0 0 400 400"
      fill="none"
      aria-hidden="true"
    >
      {RINGS.map((turn, place) => (
        <circle
          key={turn}
          cx={200 + 90.64 * Math.sin(turn)}
          cy={200 - 90.64 * Math.cos(turn)}
          r="88"
          stroke={isFaint ? 'currentColor' : `var(--c-ring-${(place % 4) + 1})`}
        />
      ))}
    </svg>
  );
}
