import type { Address } from '@cabinet/contracts/addresses';
import type { Product } from '@cabinet/contracts/loyalty';
import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import { useFormats } from '@cabinet/i18n';
import { ConfirmDialog, ProductPicture, useTokenText } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../domain/wish.ts';
import { DeliverySelect } from './DeliverySelect.tsx';
import styles from './PurchaseDialog.module.css';
import { PurchaseError, type PurchaseFailure } from './PurchaseError.tsx';
import { TermsBox, type TermsBoxProps } from './TermsBox.tsx';
import { usePictureOf } from './usePictureOf.ts';
import { WishFields } from './WishFields.tsx';

export interface PurchaseDialogProps {
  product: Product;
  available: number;
  /** The price when the question came up; a different one now has to be confirmed again. */
  priceBefore: number;
  /** The product is being read again. */
  isReading: boolean;
  purchase: {
    isRunning: boolean;
    /** Sent, but without an answer: nothing can be changed, only sent again. */
    isUnanswered: boolean;
    error: PurchaseFailure | undefined;
  };
  isOnline: boolean;
  /** What speaks against the purchase by now. */
  refusal: PurchaseRefusal | null;
  /** The changed terms, where they have to be accepted (R37). */
  terms: TermsBoxProps & { isAsked: boolean };
  /** Where it can be brought; while that is on its way nothing is sent. */
  delivery: { addresses: readonly Address[]; isLoading: boolean };
  wish: Wish;
  onWish(wish: Wish): void;
  onConfirm(): void;
  onCancel(): void;
}

/** The charge warning, and what one may wish for with it (§2 buy-for-tokens confirmation). */
export function PurchaseDialog({ product, available, purchase, ...props }: PurchaseDialogProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTokens } = useFormats();
  const pictureOf = usePictureOf();
  const tokenText = useTokenText();
  const { isRunning, isUnanswered, error } = purchase;
  const { price } = product;
  const name = localText(product.name);
  const rest = available - price;
  const isPriceChanged = price !== props.priceBefore;
  const isPriceRefused = error?.code === 'price_changed';
  // A changed price is told by the note, as soon as it is known.
  const isToldAlready = isPriceRefused && isPriceChanged;
  const hasProblem = !isRunning && (error !== undefined || isUnanswered || !props.isOnline);

  return (
    <ConfirmDialog
      open
      title={t('purchase.title', { sum: tokenText(price) })}
      text={rest < 0 ? name : t('purchase.text', { name, tokens: formatTokens(rest) })}
      cancelText={t('purchase.cancel')}
      confirmText={t(isUnanswered ? 'purchase.retry' : 'purchase.confirm')}
      onConfirm={props.onConfirm}
      onCancel={props.onCancel}
      busy={isRunning || props.delivery.isLoading || (isPriceRefused && props.isReading)}
      error={hasProblem && !isToldAlready && <PurchaseError {...purchase} {...props} />}
      width={520}
      picture={<ProductPicture {...pictureOf(product)} tag={null} size="strip" />}
    >
      <div className={styles.body}>
        {isPriceChanged && (
          <p className={styles.changed} role="status">
            {t('purchase.priceChanged', {
              before: formatTokens(props.priceBefore),
              now: formatTokens(price),
            })}
          </p>
        )}
        <DeliverySelect
          addresses={props.delivery.addresses}
          wish={props.wish}
          onChange={props.onWish}
          isFixed={isRunning || isUnanswered}
        />
        <WishFields
          product={product}
          wish={props.wish}
          onChange={props.onWish}
          isFixed={isRunning || isUnanswered}
        />
        {props.terms.isAsked && <TermsBox {...props.terms} />}
      </div>
    </ConfirmDialog>
  );
}
