import type { Order } from '@cabinet/contracts/orders';
import type { Product } from '@cabinet/contracts/products';
import { type PurchaseValues, purchaseFormSchema } from '@cabinet/domain/forms/purchase';
import { dayOf } from '@cabinet/i18n';
import { purchaseDraft, spenderAtom, useFormDraft } from '@cabinet/state';
import { FormRefusal, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { addressOf, EMPTY_REQUEST } from '../domain/request.ts';
import { useDelivery } from './useDelivery.ts';
import type { usePurchase } from './usePurchase.ts';
import { useTerms } from './useTerms.ts';

interface Asked {
  product: Product;
  variantId: number | undefined;
  /** The price when the dialog opened. */
  priceBefore: number;
  purchase: ReturnType<typeof usePurchase>;
}

/** The form of a purchase and its submission. The terms are accepted before the order is sent (R37). */
export function usePurchaseForm({ product, variantId, priceBefore, purchase }: Asked) {
  const { card, available, writeObstacle } = useAtomValue(spenderAtom);
  const terms = useTerms();
  const delivery = useDelivery(product, true);
  const schema = purchaseFormSchema({ today: dayOf(new Date()), asksTerms: terms.isAsked });
  const form = useSchemaForm(schema, EMPTY_REQUEST);
  useFormDraft(form, purchaseDraft(product.id));

  async function buy(wish: PurchaseValues): Promise<Order> {
    if (!card || !(await terms.settle())) throw new FormRefusal();
    return purchase.buy({ product, variantId }, card.id, wish, addressOf(wish.address, delivery.addresses));
  }

  const { error, isRunning, isUnanswered } = purchase;
  const isOnline = writeObstacle !== 'offline';
  const isPriceRefused = error?.code === 'price_changed';
  // The note of the changed price already says so.
  const isTold = isPriceRefused && product.price !== priceBefore;
  return {
    form,
    buy,
    fields: { addresses: delivery.addresses, asksTerms: terms.isAsked },
    /** Tokens left after the purchase. */
    rest: (available ?? 0) - product.price,
    isOnline,
    isLoading: delivery.isLoading,
    isPriceRefused,
    /** The last try or the network has a problem to show. */
    hasProblem: !isRunning && !isTold && (error !== undefined || isUnanswered || !isOnline),
  };
}
