import type { Product } from '@cabinet/contracts/products';
import type { PurchaseValues } from '@cabinet/domain/forms/purchase';
import { dayOf } from '@cabinet/i18n';
import { DateFormField, type FormControl, TextAreaFormField } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { asksForDate } from '../domain/request.ts';

export interface RequestFieldsProps {
  control: FormControl<PurchaseValues>;
  product: Pick<Product, 'section'>;
}

/** The wished day and the comment. */
export function RequestFields({ control, product }: RequestFieldsProps) {
  const { t } = useTranslation('mf-catalog-later');
  return (
    <>
      {asksForDate(product) && (
        <DateFormField
          control={control}
          name="date"
          label={t('purchase.date')}
          isOptional
          min={dayOf(new Date())}
        />
      )}
      <TextAreaFormField control={control} name="comment" label={t('purchase.comment')} isOptional rows={2} />
    </>
  );
}
