import CODE128 from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { type CSSProperties, useMemo } from 'react';
import styles from '../Barcode.module.css';
import { classNames } from '../classNames.ts';
import { useUiText } from '../useUiText.ts';

export interface BarcodeProps {
  /** ASCII. A value that CODE128 cannot encode appears only as text. */
  value: string;
  /** Height of the bars in pixels. */
  height?: number | undefined;
  /**
   * Width of a module in pixels. From 2, every scanner reads it from a screen. Default: as wide as the
   * container.
   */
  moduleWidth?: number | undefined;
}

/** Empty modules on either side. Without them, scanners do not find the code (ISO/IEC 15417). */
const QUIET_ZONE = 10;

/** A CODE128 barcode, dark on white in every theme, with its value below. */
export function BarcodeDrawing({ value, height = 104, moduleWidth }: BarcodeProps) {
  const t = useUiText();
  const modules = useMemo(() => encode(value), [value]);
  const width = modules.length + 2 * QUIET_ZONE;

  return (
    <div
      className={classNames(styles.code, moduleWidth !== undefined && styles.exact)}
      style={{ '--height': `${height}px`, '--width': `${width * (moduleWidth ?? 0)}px` } as CSSProperties}
    >
      {modules && (
        <svg
          className={styles.bars}
          viewBox={`${-QUIET_ZONE} 0 ${width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('barcode', { value })}
        >
          <path d={bars(modules)} fill="currentColor" />
        </svg>
      )}
      <p className={styles.text}>{value}</p>
    </div>
  );
}

function encode(value: string): string {
  const code = new CODE128(value, {});
  return code.valid() ? code.encode().data : '';
}

function bars(modules: string): string {
  return [...modules.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v1h-${bar.length}z`)
    .join('');
}
