import type { Order } from '@cabinet/contracts/orders';
import { draftPurchase, spenderAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { RepeatOrder } from '../components/RepeatOrder.tsx';
import { useProduct } from '../data/useProduct.ts';
import { repeatObstacle } from '../domain/obstacle.ts';
import { productPath } from '../paths.ts';

/** Buys the product again with the same comment. Only for products of the catalogue. */
export function OrderRepeat({ order }: { order: Order }) {
  const { prodId, variant, comment } = order;
  return prodId === null ? null : (
    <ProductRepeat productId={prodId} path={productPath({ prodId, variant })} comment={comment ?? ''} />
  );
}

interface ProductRepeatProps {
  productId: number;
  path: string;
  comment: string;
}

function ProductRepeat({ productId, path, comment }: ProductRepeatProps) {
  const { product, isLoading } = useProduct(productId);
  const { isKnown, available, ...spender } = useAtomValue(spenderAtom);
  // If the product is unknown, the catalogue shows the obstacle.
  const obstacle =
    product === undefined ? null : repeatObstacle(product, { ...spender, available: available ?? 0 });
  return (
    <RepeatOrder
      path={path}
      product={product}
      hasComment={comment !== ''}
      obstacle={obstacle}
      isPending={isLoading || !isKnown || available === null}
      onRepeat={() => draftPurchase(productId, comment)}
    />
  );
}
