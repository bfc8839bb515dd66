import { type CSSProperties, lazy, Suspense } from 'react';
import styles from './Barcode.module.css';
import type { BarcodeProps } from './drawing/BarcodeDrawing.tsx';

// The encoder is fetched when a code is first shown. Where that fails, the figures can still be typed in.
const load = () =>
  import('./drawing/BarcodeDrawing.tsx').then(
    ({ BarcodeDrawing }) => ({ default: BarcodeDrawing }),
    () => ({ default: Figures }),
  );
const Drawing = lazy(load);

/** Fetches the encoder before a code is shown: where it is needed there may be no network. */
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

/** The value alone, in the place that the bars will take. */
function Figures({ value, height = 104 }: BarcodeProps) {
  return (
    <div className={styles.code} style={{ '--height': `${height}px` } as CSSProperties}>
      <div className={styles.bars} />
      <p className={styles.text}>{value}</p>
    </div>
  );
}
