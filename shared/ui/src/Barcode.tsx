import { type CSSProperties, lazy, Suspense } from 'react';
import styles from './Barcode.module.css';
import type { BarcodeProps } from './drawing/BarcodeDrawing.tsx';

// The encoder loads when a code first appears. After a failure, a person can type the figures.
const load = () =>
  import('./drawing/BarcodeDrawing.tsx').then(
    ({ BarcodeDrawing }) => ({ default: BarcodeDrawing }),
    () => ({ default: Figures }),
  );
const Drawing = lazy(load);

/** Preloads the encoder, because the place where the code is needed may have no network. */
export function prepareBarcode(): void {
  void load();
}

/** A CODE128 barcode, dark on white in every theme, with its value below. */
export function Barcode(props: BarcodeProps) {
  return (
    <Suspense fallback={<Figures {...props} />}>
      <Drawing {...props} />
    </Suspense>
  );
}

/** The value alone, in the place of the bars. */
function Figures({ value, height = 104 }: BarcodeProps) {
  return (
    <div className={styles.code} style={{ '--height': `${height}px` } as CSSProperties}>
      <div className={styles.bars} />
      <p className={styles.text}>{value}</p>
    </div>
  );
}
