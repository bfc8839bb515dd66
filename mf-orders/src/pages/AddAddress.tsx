import { useTranslation } from 'react-i18next';
import { useAddAddress } from '../data/useAddresses.ts';
import { NO_ADDRESS } from '../domain/addressForm.ts';
import { AddressForm } from './AddressForm.tsx';

/** The dialog for a new address. */
export function AddAddress({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('mf-orders-addresses');
  const { run, reset } = useAddAddress();
  return (
    <AddressForm
      title={t('form.new')}
      name="address"
      initial={NO_ADDRESS}
      done={t('done.added')}
      action={{ run: ({ body: { address, comment } }) => run({ body: { address, comment } }), reset }}
      onClose={onClose}
    />
  );
}
