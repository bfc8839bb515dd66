import type { BarcodeProps } from '@cabinet/ui/Barcode';
import { Skeleton } from '@cabinet/ui/Skeleton';
import { lazy, Suspense } from 'react';

// Drawing is fetched when a code is first shown. Where that fails, the figures can still be typed in at the counter.
const Barcode = lazy(() =>
  import('@cabinet/ui/Barcode').then(
    (module) => ({ default: module.Barcode }),
    () => ({ default: PlainCode }),
  ),
);

/** A barcode; its place is kept until it can be drawn. */
export function OrderCode(props: BarcodeProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={`${props.height}px`} />}>
      <Barcode {...props} />
    </Suspense>
  );
}

function PlainCode({ value }: BarcodeProps) {
  return <p>{value}</p>;
}
