import type { Address } from '@cabinet/contracts/addresses';
import { moreAddressesRefusal } from '@cabinet/domain/address';
import { writeObstacleAtom } from '@cabinet/state';
import { Button, EmptyState, LoadFailure, PageHeading } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderListSkeleton } from '../components/OrderListSkeleton.tsx';
import { useAddressedDialog } from '../components/useAddressedDialog.ts';
import { useAddresses } from '../data/useAddresses.ts';
import { partAddresses } from '../domain/addressForm.ts';
import { AddAddress } from './AddAddress.tsx';
import { AddressItem } from './AddressItem.tsx';
import styles from './AddressListPage.module.css';

/** Delivery addresses (§2). */
export function AddressListPage() {
  const { t } = useTranslation('mf-orders-addresses');
  const { addresses, error, retry, isRefreshing, isViewAs } = useAddresses();
  return (
    <div className={styles.page}>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {isViewAs && <EmptyState title={t('private.title')} text={t('private.text')} />}
      {addresses && <AddressLists addresses={addresses} />}
      {!isViewAs && !addresses && error && <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />}
      {!isViewAs && !addresses && !error && <OrderListSkeleton />}
    </div>
  );
}

function AddressLists({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('mf-orders-addresses');
  const lists = useRef<HTMLDivElement>(null);
  const isFull = moreAddressesRefusal(addresses) !== null;
  const { shown, hidden } = partAddresses(addresses);
  const row = (address: Address) => (
    <AddressItem
      key={address.id}
      address={address}
      isFull={isFull}
      onMoved={() => lists.current?.parentElement?.querySelector('h1')?.focus()}
    />
  );

  return (
    <div ref={lists} className={styles.page}>
      <AddButton isFull={isFull} />
      {shown.length === 0 && <NoAddresses areHidden={hidden.length > 0} />}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {shown.map(row)}
        </ul>
      )}
      {hidden.length > 0 && (
        <section className={styles.hidden}>
          <h2>{t('hiddenTitle')}</h2>
          <p className={styles.note}>{t('hiddenLead')}</p>
          <ul className={styles.list} aria-label={t('hiddenTitle')}>
            {hidden.map(row)}
          </ul>
        </section>
      )}
    </div>
  );
}

function NoAddresses({ areHidden }: { areHidden: boolean }) {
  const { t } = useTranslation('mf-orders-addresses');
  const of = areHidden ? 'noneShown' : 'empty';
  return <EmptyState title={t(`${of}.title`)} text={t(`${of}.text`)} />;
}

function AddButton({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('mf-orders-addresses');
  const dialog = useAddressedDialog('address', 'new');
  const isOffline = useAtomValue(writeObstacleAtom) !== null;
  const noteId = useId();
  const reason = isFull ? 'too-many' : isOffline ? 'offline' : null;
  return (
    <div className={styles.add}>
      <Button onClick={dialog.open} disabled={reason !== null} aria-describedby={reason ? noteId : undefined}>
        <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('add')}
      </Button>
      <p className={styles.note} id={noteId} aria-live="polite">
        {reason && t(`refusal.${reason}`)}
      </p>
      {dialog.isOpen && !isFull && <AddAddress onClose={dialog.close} />}
    </div>
  );
}
