import type { Address } from '@cabinet/contracts/addresses';
import { useTranslation } from 'react-i18next';
import { useChangeAddress } from '../data/useAddresses.ts';
import { AddressForm } from './AddressForm.tsx';

/** An address that no order goes to yet, in a dialog. */
export function EditAddress({ address, onClose }: { address: Address; onClose(): void }) {
  const { t } = useTranslation('mf-orders-addresses');
  const { run, reset } = useChangeAddress(address.id);
  return (
    <AddressForm
      title={t('form.edit')}
      name={`address-${address.id}`}
      initial={{ address: address.address, comment: address.comment ?? '' }}
      done={t('done.changed')}
      action={{ run: ({ body }) => run({ params: { id: address.id }, body }), reset }}
      onClose={onClose}
    />
  );
}
