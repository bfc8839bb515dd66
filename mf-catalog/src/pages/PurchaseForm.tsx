import type { Order, Product } from '@cabinet/contracts/loyalty';
import { type PurchaseValues, purchaseFormSchema } from '@cabinet/domain/forms/purchase';
import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import { dayOf, useFormats } from '@cabinet/i18n';
import { purchaseDraft, spenderAtom, useFormDraft } from '@cabinet/state';
import { ProductPicture, useTokenText } from '@cabinet/ui';
import { FormDialog, FormRefusal, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { DeliverySelect } from '../components/DeliverySelect.tsx';
import { PriceNote } from '../components/PriceNote.tsx';
import styles from '../components/PurchaseDialog.module.css';
import { PurchaseError } from '../components/PurchaseError.tsx';
import { TermsBox } from '../components/TermsBox.tsx';
import { usePictureOf } from '../components/usePictureOf.ts';
import { WishFields } from '../components/WishFields.tsx';
import { useDelivery } from '../data/useDelivery.ts';
import type { usePurchase } from '../data/usePurchase.ts';
import { useTerms } from '../data/useTerms.ts';
import { addressOf, NO_WISH } from '../domain/wish.ts';

export interface PurchaseFormProps {
  product: Product;
  /** The price when the question came up; a different one now has to be confirmed again. */
  priceBefore: number;
  /** The product is being read again. */
  isReading: boolean;
  purchase: ReturnType<typeof usePurchase>;
  /** What speaks against the purchase by now. */
  refusal: PurchaseRefusal | null;
  onPlaced(order: Order): void;
  onRefused(): void;
  onClose(): void;
}

/** The charge warning, and what one may wish for with it (§2 buy-for-tokens confirmation). */
export function PurchaseForm({ product, priceBefore, purchase, refusal, ...props }: PurchaseFormProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTokens } = useFormats();
  const pictureOf = usePictureOf();
  const tokenText = useTokenText();
  const { card, available, writeObstacle } = useAtomValue(spenderAtom);
  const terms = useTerms();
  const delivery = useDelivery(product, true);
  const schema = purchaseFormSchema({ today: dayOf(new Date()), asksTerms: terms.isAsked });
  const form = useSchemaForm(schema, NO_WISH);
  useFormDraft(form, purchaseDraft(product.id));
  const { error, isRunning, isUnanswered } = purchase;
  const { price } = product;
  const name = localText(product.name);
  const rest = (available ?? 0) - price;
  const isOnline = writeObstacle !== 'offline';
  const isPriceRefused = error?.code === 'price_changed';
  // A changed price is told by the note, as soon as it is known.
  const isToldAlready = isPriceRefused && price !== priceBefore;
  const hasProblem = !isRunning && (error !== undefined || isUnanswered || !isOnline);

  async function buy(wish: PurchaseValues) {
    if (!card || !(await terms.settle())) throw new FormRefusal();
    try {
      props.onPlaced(await purchase.buy(product, card.id, wish, addressOf(wish.address, delivery.addresses)));
    } catch (failure) {
      props.onRefused();
      throw failure;
    }
  }

  return (
    <FormDialog
      className={styles.body}
      title={t('purchase.title', { sum: tokenText(price) })}
      text={rest < 0 ? name : t('purchase.text', { name, tokens: formatTokens(rest) })}
      cancelText={t('purchase.cancel')}
      confirmText={t(isUnanswered ? 'purchase.retry' : 'purchase.confirm')}
      busy={delivery.isLoading || (isPriceRefused && props.isReading)}
      error={
        hasProblem &&
        !isToldAlready && (
          <PurchaseError error={error} refusal={refusal} isUnanswered={isUnanswered} isOnline={isOnline} />
        )
      }
      width={520}
      picture={<ProductPicture {...pictureOf(product)} tag={null} size="strip" />}
      form={form}
      obstacle={!isOnline && t('refusal.offline')}
      isReadOnly={isRunning || isUnanswered}
      faults={{ terms: t('terms.missed') }}
      onSubmit={buy}
      onEdit={purchase.reset}
      onClose={props.onClose}
    >
      <PriceNote before={priceBefore} now={price} />
      <DeliverySelect control={form.control} addresses={delivery.addresses} />
      <WishFields control={form.control} product={product} />
      {terms.isAsked && <TermsBox control={form.control} />}
    </FormDialog>
  );
}
