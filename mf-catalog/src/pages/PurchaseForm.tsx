import type { Order, Product } from '@cabinet/contracts/loyalty';
import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import { useFormats } from '@cabinet/i18n';
import { Part, ProductPicture, useTokenText } from '@cabinet/ui';
import { FormDialog } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { DeliverySelect } from '../components/DeliverySelect.tsx';
import { PriceNote } from '../components/PriceNote.tsx';
import styles from '../components/PurchaseDialog.module.css';
import { PurchaseError } from '../components/PurchaseError.tsx';
import { usePictureOf } from '../components/usePictureOf.ts';
import { WishFields } from '../components/WishFields.tsx';
import type { usePurchase } from '../data/usePurchase.ts';
import { usePurchaseForm } from './usePurchaseForm.ts';

// With the library that puts links into texts; the terms have seldom changed.
const loadTerms = () => import('../components/TermsBox.tsx');

export interface PurchaseFormProps {
  product: Product;
  /** The price when the question came up; a different one now has to be confirmed again. */
  priceBefore: number;
  /** The product is being read again. */
  isReading: boolean;
  purchase: ReturnType<typeof usePurchase>;
  /** Why the purchase is refused; null if it is allowed. */
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
  const { form, buy, delivery, asksTerms, rest, isOnline } = usePurchaseForm(product, purchase);
  const { error, isRunning, isUnanswered } = purchase;
  const name = localText(product.name);
  const isPriceRefused = error?.code === 'price_changed';
  // The note tells a changed price.
  const isToldAlready = isPriceRefused && product.price !== priceBefore;
  const hasProblem = !isRunning && !isToldAlready && (error !== undefined || isUnanswered || !isOnline);

  return (
    <FormDialog
      className={styles.body}
      title={t('purchase.title', { sum: tokenText(product.price) })}
      text={rest < 0 ? name : t('purchase.text', { name, tokens: formatTokens(rest) })}
      cancelText={t('purchase.cancel')}
      confirmText={t(isUnanswered ? 'purchase.retry' : 'purchase.confirm')}
      busy={delivery.isLoading || (isPriceRefused && props.isReading)}
      error={hasProblem && <PurchaseError {...{ error, refusal, isUnanswered, isOnline }} />}
      width={520}
      picture={<ProductPicture {...pictureOf(product)} tag={null} size="strip" />}
      form={form}
      obstacle={!isOnline && t('refusal.offline')}
      isReadOnly={isRunning || isUnanswered}
      faults={{ terms: t('terms.missed') }}
      onSubmit={(wish) =>
        buy(wish).then(props.onPlaced, (failure: unknown) => {
          props.onRefused();
          throw failure;
        })
      }
      onEdit={purchase.reset}
      onClose={props.onClose}
    >
      <PriceNote before={priceBefore} now={product.price} />
      <DeliverySelect control={form.control} addresses={delivery.addresses} />
      <WishFields control={form.control} product={product} />
      {asksTerms && (
        <Part load={loadTerms} meanwhile={null}>
          {({ TermsBox }) => <TermsBox control={form.control} />}
        </Part>
      )}
    </FormDialog>
  );
}
