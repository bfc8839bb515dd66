import type { Address } from '@cabinet/contracts/addresses';
import type { PurchaseValues } from '@cabinet/domain/forms/purchase';
import { Select } from '@cabinet/ui';
import { type FormControl, useFormField } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { addressOf, PICK_UP } from '../domain/request.ts';

export interface DeliverySelectProps {
  control: FormControl<PurchaseValues>;
  /** Addresses that the participant can choose. */
  addresses: readonly Address[];
}

/** The delivery address. The default address is preset. */
export function DeliverySelect({ control, addresses }: DeliverySelectProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { isReadOnly, value, onChange, ...field } = useFormField<PurchaseValues, PurchaseValues, string>({
    control,
    name: 'address',
  });
  if (addresses.length === 0) return null;
  return (
    <Select
      {...field}
      label={t('purchase.address')}
      value={addressOf(value, addresses)?.id ?? PICK_UP}
      disabled={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
    >
      {addresses.map(({ id, address }) => (
        <option key={id} value={id}>
          {address}
        </option>
      ))}
      <option value={PICK_UP}>{t('purchase.pickUp')}</option>
    </Select>
  );
}
