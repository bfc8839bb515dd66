import type { Order, Product } from '@cabinet/contracts/loyalty';
import { purchaseRefusal } from '@cabinet/domain/purchase';
import { showToast, spenderAtom } from '@cabinet/state';
import { Part, useTokenText } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyPanel } from '../components/BuyPanel.tsx';
import { OrderPlaced } from '../components/OrderPlaced.tsx';
import { usePurchase } from '../data/usePurchase.ts';
import { buyBlock } from '../domain/refusal.ts';
import { SaveSection } from './SaveSection.tsx';
import { WishHeart } from './WishHeart.tsx';

// With the fields of a form, which the page does not need.
const loadForm = () => import('./PurchaseForm.tsx');

export interface BuySectionProps {
  product: Product;
  /** The product is being read again. */
  isReading: boolean;
  wished: ReadonlySet<number> | undefined;
}

/** `asked`: pressed, but the tokens are not enough; `confirm`: the price that was shown when the question came up. */
type Step =
  | { name: 'idle' }
  | { name: 'asked' }
  | { name: 'confirm'; price: number }
  | { name: 'placed'; order: Order; charged: number };

/** Everything about buying this product, from the price to the placed order. */
export function BuySection({ product, isReading, wished }: BuySectionProps) {
  const { t } = useTranslation('mf-catalog');
  const tokenText = useTokenText();
  const { isKnown, isStudent, card, available, writeObstacle } = useAtomValue(spenderAtom);
  const purchase = usePurchase(product.id);
  const [step, setStep] = useState<Step>({ name: 'idle' });

  const tokens = available ?? 0;
  // A purchase without an answer may have taken the last tokens or the last piece itself.
  const refusal = purchase.isUnanswered
    ? null
    : purchaseRefusal({ product, card, available: tokens, isStudent, owned: product.owned ?? 0 });
  const close = () => setStep({ name: 'idle' });

  function ask() {
    if (refusal) return setStep({ name: 'asked' });
    if (!purchase.isUnanswered) purchase.reset();
    setStep({ name: 'confirm', price: product.price });
  }

  function place(order: Order) {
    const charged = order.price ?? product.price;
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
        <Part load={loadForm} meanwhile={null}>
          {({ PurchaseForm }) => (
            <PurchaseForm
              product={product}
              priceBefore={step.price}
              isReading={isReading}
              purchase={purchase}
              refusal={refusal}
              onPlaced={place}
              onClose={close}
            />
          )}
        </Part>
      )}
    </>
  );
}
