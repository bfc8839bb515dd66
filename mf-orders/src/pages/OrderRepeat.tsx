import type { Order } from '@cabinet/contracts/loyalty';
import { draftPurchase } from '@cabinet/state/purchaseDraft';
import { RepeatOrder } from '../components/RepeatOrder.tsx';
import { useProduct } from '../data/useProduct.ts';
import { useSpender } from '../data/useSpender.ts';
import { repeatObstacle } from '../domain/obstacle.ts';

/** The same once more, with the same comment: of everything that came out of the catalogue. */
export function OrderRepeat({ order }: { order: Order }) {
  return order.prodId === null ? null : (
    <ProductRepeat productId={order.prodId} comment={order.comment ?? ''} />
  );
}

function ProductRepeat({ productId, comment }: { productId: number; comment: string }) {
  const { product, isLoading } = useProduct(productId);
  const spender = useSpender();
  // Where it cannot be known, the catalogue will tell.
  const obstacle = product === undefined ? null : repeatObstacle(product, spender);
  return (
    <RepeatOrder
      productId={productId}
      product={product}
      hasComment={comment !== ''}
      obstacle={obstacle}
      isPending={isLoading || !spender.isKnown}
      onRepeat={() => draftPurchase(productId, comment)}
    />
  );
}
