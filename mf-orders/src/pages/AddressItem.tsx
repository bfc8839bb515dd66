import type { Address } from '@cabinet/contracts/addresses';
import { addressChangeRefusal } from '@cabinet/domain/address';
import { showToast, writeObstacleAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AddressAction, AddressRow } from '../components/AddressRow.tsx';
import { useAddressedDialog } from '../components/useAddressedDialog.ts';
import { useSetAddressHidden, useSetDefaultAddress } from '../data/useAddresses.ts';
import { EditAddress } from './EditAddress.tsx';

export interface AddressItemProps {
  address: Address;
  /** The maximum number of addresses is reached. */
  isFull: boolean;
  /** Called when the item moves to another list and its focused button disappears. */
  onMoved(): void;
}

/** An address of the participant with its actions. */
export function AddressItem({ address, isFull, onMoved }: AddressItemProps) {
  const { t } = useTranslation('mf-orders-addresses');
  const isOffline = useAtomValue(writeObstacleAtom) !== null;
  const dialog = useAddressedDialog('address', address.id);
  const hide = useSetAddressHidden();
  const makeDefault = useSetDefaultAddress();
  const [busy, setBusy] = useState<AddressAction | null>(null);
  const params = { id: address.id };
  const isUsed = addressChangeRefusal(address) !== null;

  const offline = isOffline ? t('refusal.offline') : null;
  const actions: Partial<Record<AddressAction, string | null>> = address.isHidden
    ? { restore: isFull ? t('refusal.too-many') : offline }
    : {
        ...(!address.isDefault && { default: offline }),
        edit: isUsed ? t('refusal.used') : offline,
        hide: offline,
      };

  async function act(action: AddressAction) {
    if (action === 'edit') return dialog.open();
    setBusy(action);
    hide.reset();
    makeDefault.reset();
    try {
      if (action === 'default') await makeDefault.run({ params });
      else await hide.run({ params, body: { isHidden: action === 'hide' } });
      const done = { default: 'default', hide: 'hidden', restore: 'restored' } as const;
      showToast({ message: t(`done.${done[action]}`) });
      onMoved();
    } catch {
      // The row shows the error.
    }
    setBusy(null);
  }

  return (
    <>
      <AddressRow
        address={address}
        actions={actions}
        busy={busy}
        error={hide.error ?? makeDefault.error}
        onAction={(action) => void act(action)}
      />
      {dialog.isOpen && !address.isHidden && !isUsed && (
        <EditAddress address={address} onClose={dialog.close} />
      )}
    </>
  );
}
