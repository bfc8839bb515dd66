import type { Product } from '@cabinet/contracts/products';
import type { GoalValues } from '@cabinet/domain/forms/goal';
import { useFormats } from '@cabinet/i18n';
import { type FormControl, SelectFormField } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';

interface GoalProductFieldProps {
  control: FormControl<GoalValues>;
  products: readonly Product[];
}

/** A choice between a product and a plain sum. */
export function GoalProductField({ control, products }: GoalProductFieldProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatTokens, localText } = useFormats();
  return (
    <SelectFormField control={control} name="prodId" label={t('goal.what')} required={false}>
      <option value="">{t('goal.plain')}</option>
      {products.map(({ id, name, price }) => (
        <option key={id} value={id}>
          {`${localText(name)}, ${formatTokens(price)}`}
        </option>
      ))}
    </SelectFormField>
  );
}
