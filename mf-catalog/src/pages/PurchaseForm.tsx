import { useFormats } from '@cabinet/i18n';
import { ProductPicture, useTokenText } from '@cabinet/ui';
import { FormDialog } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { PriceNote } from '../components/PriceNote.tsx';
import styles from '../components/PurchaseDialog.module.css';
import { PurchaseError } from '../components/PurchaseError.tsx';
import { PurchaseFields } from '../components/PurchaseFields.tsx';
import { usePictureOf } from '../components/usePictureOf.ts';
import { usePurchaseForm } from '../data/usePurchaseForm.ts';
import type { PurchaseFormProps } from './purchaseFormProps.ts';

/** The charge warning with the fields of the purchase (§2 buy-for-tokens confirmation). */
export function PurchaseForm({
  product,
  variant,
  priceBefore,
  purchase,
  refusal,
  ...props
}: PurchaseFormProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { localText, formatTokens } = useFormats();
  const pictureOf = usePictureOf();
  const tokenText = useTokenText();
  const { form, buy, fields, rest, isOnline, ...way } = usePurchaseForm({
    product,
    variantId: variant?.id,
    priceBefore,
    purchase,
  });
  const name = [localText(product.name), variant?.words].filter(Boolean).join(', ');

  return (
    <FormDialog
      className={styles.body}
      title={t('purchase.title', { sum: tokenText(product.price) })}
      text={rest < 0 ? name : t('purchase.text', { name, tokens: formatTokens(rest) })}
      cancelText={t('purchase.cancel')}
      confirmText={t(purchase.isUnanswered ? 'purchase.retry' : 'purchase.confirm')}
      busy={way.isLoading || (way.isPriceRefused && props.isReading)}
      error={way.hasProblem && <PurchaseError {...purchase} refusal={refusal} isOnline={isOnline} />}
      width={520}
      picture={<ProductPicture {...pictureOf(product)} tag={null} size="strip" />}
      form={form}
      obstacle={!isOnline && t('refusal.offline')}
      isReadOnly={purchase.isRunning || purchase.isUnanswered}
      issues={{ terms: t('terms.missed') }}
      onSubmit={(wish) => buy(wish).then(props.onPlaced)}
      onEdit={purchase.reset}
      onClose={props.onClose}
    >
      <PriceNote before={priceBefore} now={product.price} />
      <PurchaseFields control={form.control} product={product} {...fields} />
    </FormDialog>
  );
}
