import type { Order } from '@cabinet/contracts/orders';
import type { Product } from '@cabinet/contracts/products';
import { purchaseRefusal } from '@cabinet/domain/purchase';
import type { ChoiceName } from '@cabinet/domain/variants';
import { showToast, spenderAtom } from '@cabinet/state';
import { Part, useTokenText } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuyPanel } from '../components/BuyPanel.tsx';
import { OrderPlaced } from '../components/OrderPlaced.tsx';
import type { usePurchase } from '../data/usePurchase.ts';
import { buyBlock } from '../domain/refusal.ts';
import { SaveSection } from './SaveSection.tsx';
import { WishHeart } from './WishHeart.tsx';

// The form loads later with its fields, which the page does not need.
const loadForm = () => import('./PurchaseForm.tsx');

export interface BuySectionProps {
  /** The product with the price and stock of the chosen variant. */
  product: Product;
  /**
   * The chosen variant: its id for the order, and its text. Null without variants or before the choice is
   * complete.
   */
  variant: { id: number; words: string } | null;
  missing: ChoiceName | null;
  /** The product is being read again. */
  isReading: boolean;
  wished: ReadonlySet<number> | undefined;
  purchase: ReturnType<typeof usePurchase>;
  /** The choice of the variant. */
  children: ReactNode;
  /** Called on a press before the choice is complete. Leads to the choice. */
  onMissing(): void;
}

/** `asked`: pressed without enough tokens. `confirm`: the price when the dialog opened. */
type Step =
  | { name: 'idle' }
  | { name: 'asked' }
  | { name: 'confirm'; price: number }
  | { name: 'placed'; order: Order; charged: number };

/** The purchase of this product, from the price to the placed order. */
export function BuySection({
  product,
  variant,
  missing,
  isReading,
  wished,
  purchase,
  ...props
}: BuySectionProps) {
  const { t } = useTranslation('mf-catalog-later');
  const tokenText = useTokenText();
  const { isKnown, isStudent, card, available, writeObstacle } = useAtomValue(spenderAtom);
  const [step, setStep] = useState<Step>({ name: 'idle' });

  const tokens = available ?? 0;
  // A purchase without an answer may itself have used the last tokens or the last piece.
  const refusal = purchase.isUnanswered
    ? null
    : purchaseRefusal({ product, card, available: tokens, isStudent, owned: product.owned ?? 0 });
  const close = () => setStep({ name: 'idle' });

  function ask() {
    if (missing) return props.onMissing();
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
        missing={missing}
        available={available}
        block={buyBlock({ writeObstacle, refusal })}
        refusal={step.name === 'asked' ? refusal : null}
        isPending={!isKnown}
        heart={<WishHeart product={product} wished={wished} />}
        onBuy={ask}
      >
        {props.children}
      </BuyPanel>
      <SaveSection product={product} />
      {step.name === 'confirm' && (
        <Part load={loadForm} meanwhile={null}>
          {({ PurchaseForm }) => (
            <PurchaseForm
              product={product}
              variant={variant}
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
