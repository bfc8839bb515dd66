import { Part } from '@cabinet/ui';
import { ProductDetailCardSkeleton } from '@cabinet/ui/ProductDetailCard';
import { laterWords, loadLater } from './loadLater.ts';

/** Loads the code of the product's dialog and page in parallel with their data. */
export function ProductPart(props: { id: number; isPage: boolean }) {
  return (
    <Part load={loadLater} words={laterWords} meanwhile={<ProductDetailCardSkeleton />}>
      {({ ProductView }) => <ProductView {...props} />}
    </Part>
  );
}
