import { showToast } from '@cabinet/state';
import { useTranslation } from 'react-i18next';
import { useAddAddress } from '../data/useAddresses.ts';
import { type AddressText, NO_ADDRESS } from '../domain/addressForm.ts';
import { AddressForm } from './AddressForm.tsx';

/** A new address, in a dialog. */
export function AddAddress({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('mf-orders-addresses');
  const { run, isRunning, error, unanswered, reset } = useAddAddress();

  async function save(body: AddressText) {
    try {
      await run({ body });
    } catch {
      return false;
    }
    showToast({ message: t('done.added') });
    onClose();
    return true;
  }

  return (
    <AddressForm
      title={t('form.new')}
      name="address"
      initial={NO_ADDRESS}
      isRunning={isRunning}
      error={error}
      onSave={save}
      onEdit={() => (error || unanswered) && reset()}
      onClose={onClose}
    />
  );
}
