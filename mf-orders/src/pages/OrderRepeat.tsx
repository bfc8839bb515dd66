import type { Order } from '@cabinet/contracts/loyalty';
import { draftPurchase, spenderAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { RepeatOrder } from '../components/RepeatOrder.tsx';
import { useProduct } from '../data/useProduct.ts';
import { repeatObstacle } from '../domain/obstacle.ts';

/** The same once more, with the same comment: of everything that came out of the catalogue. */
export function OrderRepeat({ order }: { order: Order }) {
  return order.prodId === null ? null : (
    <ProductRepeat productId={order.prodId} comment={order.comment ?? ''} />
  );
}

function ProductRepeat({ productId, comment }: { productId: number; comment: string }) {
  const { product, isLoading } = useProduct(productId);
  const { isKnown, available, ...spender } = useAtomValue(spenderAtom);
  // Where it cannot be known, the catalogue will tell.
  const obstacle =
    product === undefined ? null : repeatObstacle(product, { ...spender, available: available ?? 0 });
  return (
    <RepeatOrder
      productId={productId}
      product={product}
      hasComment={comment !== ''}
      obstacle={obstacle}
      isPending={isLoading || !isKnown || available === null}
      onRepeat={() => draftPurchase(productId, comment)}
    />
  );
}
