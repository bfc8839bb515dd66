import { refreshRoutes, useRouteAction } from '@cabinet/api';
import { type Address, listAddresses } from '@cabinet/contracts/addresses';
import { listOperations } from '@cabinet/contracts/operations';
import { createOrder, listOrders, type Order } from '@cabinet/contracts/orders';
import { getProduct, listProducts, type Product } from '@cabinet/contracts/products';
import type { PurchaseValues } from '@cabinet/domain/forms/purchase';
import { refreshContact } from '@cabinet/state';
import { requestedMoment } from '../domain/request.ts';

/** Routes with tokens, stock, orders or addresses. */
const STALE = [listProducts, getProduct, listOrders, listOperations, listAddresses];

/** Buys a product. Repeated sends have one intent, also after a reload and in another tab (N2). */
export function usePurchase(productId: number) {
  const { run, isRunning, error, unanswered, reset } = useRouteAction(createOrder, {
    stale: STALE,
    intent: `order-${productId}`,
  });

  /** Rejects with the error that `error` then holds. */
  async function buy(
    { product, variantId }: { product: Product; variantId: number | undefined },
    cardId: number,
    wish: Pick<PurchaseValues, 'comment' | 'date'>,
    address: Address | null,
  ): Promise<Order> {
    const body = {
      cardId,
      prodId: product.id,
      ...(variantId !== undefined && { variantId }),
      price: product.price,
      comment: wish.comment,
      date: requestedMoment(wish.date, new Date()),
      description: product.name.ru,
      ...(address && { deliveryNoteId: address.id }),
    };
    try {
      return (await run({ body })).order;
    } catch (error) {
      // The price or the stock may have changed.
      void refreshRoutes([getProduct]);
      throw error;
    } finally {
      // Also after a refusal, because the participant may have spent the tokens in another tab.
      void refreshContact();
    }
  }

  return {
    buy,
    isRunning,
    error,
    isUnanswered: unanswered !== null,
    sentVariantId: unanswered?.body.variantId,
    reset,
  };
}
