import { RINGS } from '../domain/friends.ts';
import { CHAIN, chainCentre, chainSize, crossingArc } from '../domain/rings.ts';
import styles from './Rings.module.css';

const SIZE = chainSize(RINGS);

interface LevelChainProps {
  /** Initials of the friends who study, first friend first. */
  friends: readonly string[];
  /** The text alternative of the picture. */
  label: string;
}

/** A chain of ten rings. The rings of friends are interlocked. */
export function LevelChain({ friends, label }: LevelChainProps) {
  const gaps = Array.from({ length: RINGS - friends.length }, (_, index) => friends.length + index);
  return (
    <svg
      className={styles.chain}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      fill="none"
      role="img"
      aria-label={label}
    >
      {gaps.map((index) => (
        <circle key={index} {...circleAt(index)} className={styles.gap} />
      ))}
      {friends.map((_, index) => (
        <g key={chainCentre(index).x}>
          <circle {...circleAt(index)} className={styles.ground} strokeWidth={CHAIN.casing} />
          <circle {...circleAt(index)} className={ringColour(index)} strokeWidth={CHAIN.stroke} />
        </g>
      ))}
      {friends.slice(1).map((_, index) => (
        <g key={chainCentre(index).x}>
          <path d={crossingArc(index)} className={styles.ground} strokeWidth={CHAIN.casing} />
          <path d={crossingArc(index)} className={ringColour(index)} strokeWidth={CHAIN.stroke} />
        </g>
      ))}
      {friends.map((initials, index) => (
        <text key={chainCentre(index).x} {...textAt(index)} className={styles.initials}>
          {initials}
        </text>
      ))}
    </svg>
  );
}

function circleAt(index: number) {
  const { x, y } = chainCentre(index);
  return { cx: x, cy: y, r: CHAIN.radius };
}

function textAt(index: number) {
  const { x, y } = chainCentre(index);
  return { x, y, dy: '.36em' };
}

function ringColour(index: number): string | undefined {
  return styles[`ring${(index % 4) + 1}`];
}
