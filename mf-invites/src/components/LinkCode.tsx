import type { QrCodeProps } from '@cabinet/ui/QrCode';
import { type ComponentType, lazy, Suspense } from 'react';
import styles from './LinkCode.module.css';

// Drawing is fetched when a code is first shown. Where that fails, the link beside it does the same.
const QrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('@cabinet/ui/QrCode').then(
    (module) => ({ default: module.QrCode }),
    () => ({ default: () => null }),
  ),
);

/** A QR code on its ground, which keeps the place until it can be drawn. */
export function LinkCode(props: QrCodeProps) {
  return (
    <div className={styles.code}>
      <Suspense fallback={null}>
        <QrCode {...props} />
      </Suspense>
    </div>
  );
}
