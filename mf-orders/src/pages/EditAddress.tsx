import { currentOf } from '@cabinet/api';
import { type Address, changeAddress } from '@cabinet/contracts/addresses';
import type { AddressText } from '@cabinet/domain/forms/address';
import { FormConflict } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { useChangeAddress } from '../data/useAddresses.ts';
import { addressText } from '../domain/addressForm.ts';
import { AddressForm } from './AddressForm.tsx';

/** The dialog for an address that no order uses yet. */
export function EditAddress({ address, onClose }: { address: Address; onClose(): void }) {
  const { t } = useTranslation('mf-orders-addresses');
  const { run, reset } = useChangeAddress(address.id);

  async function change({ body: { version, ...text } }: { body: AddressText }) {
    try {
      await run({ params: { id: address.id }, body: { ...text, ...(version && { version }) } });
    } catch (error) {
      const current = currentOf(error, changeAddress);
      throw current ? new FormConflict(addressText(current.deliveryNote)) : error;
    }
  }

  return (
    <AddressForm
      title={t('form.edit')}
      name={`address-${address.id}`}
      initial={addressText(address)}
      done={t('done.changed')}
      action={{ run: change, reset }}
      onClose={onClose}
    />
  );
}
