import type { Address } from '@cabinet/contracts/addresses';
import { Select } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { addressOf, PICK_UP, type Wish } from '../domain/wish.ts';

export interface DeliverySelectProps {
  /** Those that can be chosen. */
  addresses: readonly Address[];
  wish: Wish;
  onChange(wish: Wish): void;
  isFixed: boolean;
}

/** Where the product is brought; the default address until another one is chosen. */
export function DeliverySelect({ addresses, wish, onChange, isFixed }: DeliverySelectProps) {
  const { t } = useTranslation('mf-catalog');
  if (addresses.length === 0) return null;
  return (
    <Select
      label={t('purchase.address')}
      value={addressOf(wish, addresses)?.id ?? PICK_UP}
      disabled={isFixed}
      onChange={(event) => onChange({ ...wish, address: event.target.value })}
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
