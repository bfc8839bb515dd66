import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { QrCodeProps } from './drawing/QrDrawing.tsx';
import styles from './QrCode.module.css';

/** How far below the window a code may be when its encoder is fetched. */
const NEAR = '0px 0px 25%';

// The encoder is fetched when a code is first shown. Where that fails, the link beside a code does the same.
const Drawing = lazy(() =>
  import('./drawing/QrDrawing.tsx').then(
    ({ QrDrawing }) => ({ default: QrDrawing }),
    () => ({ default: Ground }),
  ),
);

/** A QR code with the rings in its middle; its place is kept until it can be drawn. */
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

/** Whether the element has been in view, or nearly. */
function useWasNear(element: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setNear] = useState(typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (wasNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}
