import type { Order, Product } from '@cabinet/contracts/loyalty';
import { purchaseRefusal } from '@cabinet/domain/purchase';
import { purchaseDraft, showToast, spenderAtom, useDraft } from '@cabinet/state';
import { useTokenText } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyPanel } from '../components/BuyPanel.tsx';
import { OrderPlaced } from '../components/OrderPlaced.tsx';
import { PurchaseDialog } from '../components/PurchaseDialog.tsx';
import { useDelivery } from '../data/useDelivery.ts';
import { usePurchase } from '../data/usePurchase.ts';
import { useTerms } from '../data/useTerms.ts';
import { buyBlock } from '../domain/refusal.ts';
import { addressOf, isSendable, NO_WISH } from '../domain/wish.ts';
import { SaveSection } from './SaveSection.tsx';
import { WishHeart } from './WishHeart.tsx';

export interface BuySectionProps {
  product: Product;
  /** The product is being read again. */
  isReading: boolean;
  wished: ReadonlySet<number> | undefined;
  onReread(): void;
}

/** `asked`: pressed, but the tokens are not enough; `confirm`: the price that was shown when the question came up. */
type Step =
  | { name: 'idle' }
  | { name: 'asked' }
  | { name: 'confirm'; price: number }
  | { name: 'placed'; order: Order; charged: number };

/** Everything about buying this product, from the price to the placed order. */
export function BuySection({ product, isReading, wished, onReread }: BuySectionProps) {
  const { t } = useTranslation('mf-catalog');
  const tokenText = useTokenText();
  const { isKnown, isStudent, card, available, writeObstacle } = useAtomValue(spenderAtom);
  const { buy, reset, ...purchase } = usePurchase(product.id);
  const wish = useDraft(purchaseDraft(product.id), NO_WISH);
  const { terms, isSettling, settle } = useTerms();
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const delivery = useDelivery(product, step.name === 'confirm');

  const tokens = available ?? 0;
  // A purchase without an answer may have taken the last tokens or the last piece itself.
  const refusal = purchase.isUnanswered
    ? null
    : purchaseRefusal({ product, card, available: tokens, isStudent, owned: product.owned ?? 0 });
  const close = () => setStep({ name: 'idle' });

  function ask() {
    if (refusal) return setStep({ name: 'asked' });
    if (!purchase.isUnanswered) reset();
    setStep({ name: 'confirm', price: product.price });
  }

  async function confirm() {
    if (!card || !isSendable(wish.value, new Date())) return;
    if (!(await settle())) return;
    const order = await buy(product, card.id, wish.value, addressOf(wish.value, delivery.addresses));
    if (!order) return onReread();
    const charged = order.price ?? product.price;
    wish.drop();
    setStep({ name: 'placed', order, charged });
    showToast({ message: t('placed.toast', { sum: tokenText(charged) }) });
  }

  if (step.name === 'placed')
    return <OrderPlaced order={step.order} charged={step.charged} onAgain={close} />;
  return (
    <>
      <BuyPanel
        product={product}
        available={available}
        block={buyBlock({ writeObstacle, refusal })}
        refusal={step.name === 'asked' ? refusal : null}
        isPending={!isKnown}
        heart={<WishHeart product={product} wished={wished} />}
        onBuy={ask}
      />
      <SaveSection product={product} />
      {step.name === 'confirm' && (
        <PurchaseDialog
          product={product}
          available={tokens}
          priceBefore={step.price}
          isReading={isReading}
          purchase={{ ...purchase, isRunning: purchase.isRunning || isSettling }}
          terms={terms}
          isOnline={writeObstacle !== 'offline'}
          refusal={refusal}
          delivery={delivery}
          wish={wish.value}
          onWish={wish.edit}
          onConfirm={() => void confirm()}
          onCancel={close}
        />
      )}
    </>
  );
}
