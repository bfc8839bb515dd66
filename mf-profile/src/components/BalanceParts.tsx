import type { Contact } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { useTranslation } from 'react-i18next';
import styles from './BalanceParts.module.css';

interface BalancePartsProps {
  contact: Pick<Contact, 'balance' | 'available' | 'frozen' | 'waiting'>;
}

/** What the balance is made of; nothing where all of it can be spent and nothing is on its way. */
export function BalanceParts({ contact }: BalancePartsProps) {
  const { t } = useTranslation('mf-profile');
  const { formatTokens } = useFormats();
  const frozen = contact.frozen ?? 0;
  const parts = [
    { name: 'available', amount: frozen > 0 ? (contact.available ?? contact.balance - frozen) : 0 },
    { name: 'frozen', amount: frozen },
    { name: 'waiting', amount: contact.waiting ?? 0 },
  ].filter(({ amount }) => amount > 0);

  if (parts.length === 0) return null;
  return (
    <dl className={styles.parts}>
      {parts.map(({ name, amount }) => (
        <div key={name} className={styles.part}>
          <dt>{t(`balance.${name}`)}</dt>
          <dd>{formatTokens(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
