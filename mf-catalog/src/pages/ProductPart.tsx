import { Part } from '@cabinet/ui';
import { ProductDetailCardSkeleton } from '@cabinet/ui/ProductDetailCard';

/** With the purchase, which no list needs. */
export const loadProductView = () => import('./ProductView.tsx');

/** What the dialog of a product and its page show, fetched while its data are. */
export function ProductPart(props: { id: number; isPage: boolean }) {
  return (
    <Part load={loadProductView} meanwhile={<ProductDetailCardSkeleton />}>
      {({ ProductView }) => <ProductView {...props} />}
    </Part>
  );
}
