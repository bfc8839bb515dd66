import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from '../QrCode.module.css';

export interface QrCodeProps {
  value: string;
  /** The target of the code, for screen readers. */
  label: string;
}

const QUIET_ZONE = 4;
/** The modules that the rings replace in the middle. Error correction Q compensates for them. */
const HOLE = 3.5;

/** A QR code with the rings in its middle. The modules stay square, because scanners failed to read dots. */
export function QrDrawing({ value, label }: QrCodeProps) {
  const { size, modules } = useMemo(() => draw(value), [value]);
  const corners = [`0 0`, `${size - 7} 0`, `0 ${size - 7}`];
  const outer = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${outer} ${outer}`}
      fill="currentColor"
      role="img"
      aria-label={label}
    >
      <path d={modules} />
      {corners.map((corner) => (
        <g key={corner} transform={`translate(${corner})`}>
          <rect x="0.5" y="0.5" width="6" height="6" rx="1.2" fill="none" stroke="currentColor" />
          <rect x="2" y="2" width="3" height="3" rx="0.7" />
        </g>
      ))}
      <g transform={`translate(${size / 2} ${size / 2})`} fill="none" strokeWidth="1.15">
        <circle cx="-1.1" r="1.7" stroke="currentColor" />
        <circle cx="1.1" r="1.7" className={styles.mark} />
      </g>
    </svg>
  );
}

function draw(value: string): { size: number; modules: string } {
  const { data, size } = encode(value, { ecc: 'Q', border: 0 });
  const isDrawn = (x: number, y: number) => data[y]?.[x] && !isFinder(x, y, size) && !isHole(x, y, size);
  let modules = '';
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (isDrawn(x, y)) modules += `M${x} ${y}h1v1h-1z`;
  return { size, modules };
}

function isFinder(x: number, y: number, size: number): boolean {
  return (x < 7 && y < 7) || (x >= size - 7 && y < 7) || (x < 7 && y >= size - 7);
}

function isHole(x: number, y: number, size: number): boolean {
  return Math.abs(x + 0.5 - size / 2) < HOLE && Math.abs(y + 0.5 - size / 2) < HOLE;
}
