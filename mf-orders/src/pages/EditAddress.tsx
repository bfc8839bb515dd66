import type { Address } from '@cabinet/contracts/addresses';
import { showToast } from '@cabinet/state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeAddress } from '../data/useAddresses.ts';
import type { AddressText } from '../domain/addressForm.ts';
import { AddressForm } from './AddressForm.tsx';

/** An address that no order goes to yet, in a dialog. */
export function EditAddress({ address, onClose }: { address: Address; onClose(): void }) {
  const { t } = useTranslation('mf-orders-addresses');
  const { run, isRunning, error, unanswered, reset } = useChangeAddress(address.id);
  const [initial] = useState({ address: address.address, comment: address.comment ?? '' });

  async function save(body: AddressText) {
    try {
      await run({ params: { id: address.id }, body });
    } catch {
      return false;
    }
    showToast({ message: t('done.changed') });
    onClose();
    return true;
  }

  return (
    <AddressForm
      title={t('form.edit')}
      name={`address-${address.id}`}
      initial={initial}
      isRunning={isRunning}
      error={error}
      onSave={save}
      onEdit={() => (error || unanswered) && reset()}
      onClose={onClose}
    />
  );
}
