import type { Address } from '@cabinet/contracts/addresses';
import { Button, type Failure, Tag, WriteFailure } from '@cabinet/ui';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddressRow.module.css';

/** The actions of an address. */
export type AddressAction = 'default' | 'edit' | 'hide' | 'restore';

export interface AddressRowProps {
  address: Address;
  /** Each action with the reason why it is disabled, or null. */
  actions: Partial<Record<AddressAction, string | null>>;
  /** The running action. */
  busy: AddressAction | null;
  /** The error of the last action. */
  error: Failure | undefined;
  onAction(action: AddressAction): void;
}

const ORDER: AddressAction[] = ['default', 'edit', 'hide', 'restore'];

/** An address with its state and actions. The reason for a disabled action stands below. */
export function AddressRow({ address, actions, busy, error, onAction }: AddressRowProps) {
  const { t } = useTranslation('mf-orders-addresses');
  const noteId = useId();
  const reasons = [...new Set(Object.values(actions).filter(Boolean))].join(' ');
  return (
    <li className={styles.row}>
      <MapPin className={styles.pin} size={22} strokeWidth={1.6} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.address}>{address.address}</p>
        {address.comment && <p className={styles.note}>{address.comment}</p>}
        <p className={styles.tags}>
          {address.isDefault && <Tag tone="success">{t('default')}</Tag>}
          {address.isUsed && <Tag>{t('used')}</Tag>}
        </p>
      </div>
      <div className={styles.actions}>
        {ORDER.filter((action) => action in actions).map((action) => (
          <Button
            key={action}
            variant="line"
            size="sm"
            busy={busy === action}
            disabled={Boolean(actions[action])}
            aria-label={t(`action.${action}Of`, { address: address.address })}
            aria-describedby={actions[action] ? noteId : undefined}
            onClick={() => onAction(action)}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </div>
      <p className={styles.reason} id={noteId} aria-live="polite">
        {reasons}
      </p>
      {error && (
        <p className={styles.error} role="alert">
          <WriteFailure error={error} />
        </p>
      )}
    </li>
  );
}
