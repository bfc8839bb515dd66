import { lazy, Suspense, useRef } from 'react';
import type { QrCodeProps } from './drawing/QrDrawing.tsx';
import styles from './QrCode.module.css';
import { useWasNear } from './useWasNear.ts';

// The encoder loads when a code first appears. After a failure, the link beside the code replaces it.
const Drawing = lazy(() =>
  import('./drawing/QrDrawing.tsx').then(
    ({ QrDrawing }) => ({ default: QrDrawing }),
    () => ({ default: Ground }),
  ),
);

/** A QR code with the rings in its middle. Reserves its place until the drawing loads. */
export function QrCode(props: QrCodeProps) {
  const ground = useRef<HTMLDivElement>(null);
  const isNear = useWasNear(ground);
  if (!isNear) return <div ref={ground} className={styles.ground} />;
  return (
    <Suspense fallback={<Ground />}>
      <Drawing {...props} />
    </Suspense>
  );
}

function Ground() {
  return <div className={styles.ground} />;
}
