import type { Order, Product } from '@cabinet/contracts/loyalty';
import { type PurchaseValues, purchaseFormSchema } from '@cabinet/domain/forms/purchase';
import { dayOf } from '@cabinet/i18n';
import { purchaseDraft, spenderAtom, useFormDraft } from '@cabinet/state';
import { FormRefusal, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useDelivery } from '../data/useDelivery.ts';
import type { usePurchase } from '../data/usePurchase.ts';
import { useTerms } from '../data/useTerms.ts';
import { addressOf, NO_WISH } from '../domain/wish.ts';

/** The form of a purchase and its sending. The terms are accepted before the order is sent (R37). */
export function usePurchaseForm(product: Product, purchase: ReturnType<typeof usePurchase>) {
  const { card, available, writeObstacle } = useAtomValue(spenderAtom);
  const terms = useTerms();
  const delivery = useDelivery(product, true);
  const schema = purchaseFormSchema({ today: dayOf(new Date()), asksTerms: terms.isAsked });
  const form = useSchemaForm(schema, NO_WISH);
  useFormDraft(form, purchaseDraft(product.id));

  async function buy(wish: PurchaseValues): Promise<Order> {
    if (!card || !(await terms.settle())) throw new FormRefusal();
    return purchase.buy(product, card.id, wish, addressOf(wish.address, delivery.addresses));
  }

  return {
    form,
    buy,
    delivery,
    asksTerms: terms.isAsked,
    /** Tokens that are left behind it. */
    rest: (available ?? 0) - product.price,
    isOnline: writeObstacle !== 'offline',
  };
}
