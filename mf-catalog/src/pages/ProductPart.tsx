import { Part } from '@cabinet/ui';
import { ProductDetailCardSkeleton } from '@cabinet/ui/ProductDetailCard';
import { laterWords, loadLater } from './loadLater.ts';

/** What the dialog of a product and its page show, fetched while its data are. */
export function ProductPart(props: { id: number; isPage: boolean }) {
  return (
    <Part load={loadLater} words={laterWords} meanwhile={<ProductDetailCardSkeleton />}>
      {({ ProductView }) => <ProductView {...props} />}
    </Part>
  );
}
