import { callAddress } from '@cabinet/domain/phone';
import { Button } from '@cabinet/ui/Button';
import { Dialog } from '@cabinet/ui/Dialog';
import { PhoneText } from '@cabinet/ui/PhoneText';
import { Tokens } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import styles from './SmsWelcomeDialog.module.css';

export interface SmsWelcomeDialogProps {
  open: boolean;
  onClose(): void;
  /** The bonus from the message, in tokens. */
  amount: number;
  /** Phone numbers of managers, for people who have a card of another programme. */
  phones: readonly string[];
}

/**
 * The welcome dialog for people who came through an SMS. Its condition never holds (§4), so only this area
 * shows it (R38).
 */
export function SmsWelcomeDialog({ open, onClose, amount, phones }: SmsWelcomeDialogProps) {
  const { t } = useTranslation('documentation');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('smsWelcome.title')}
      width={1326}
      actions={<Button onClick={onClose}>{t('smsWelcome.finish')}</Button>}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <Tokens amount={amount} size="xl" />
          <p>{t('smsWelcome.text')}</p>
        </div>
        <div className={styles.column}>
          <h3>{t('smsWelcome.otherCard')}</h3>
          <p>{t('smsWelcome.otherCardText')}</p>
          <ul>
            {phones.map((phone) => (
              <li key={phone}>
                <a className={styles.phone} href={callAddress(phone)}>
                  <PhoneText phone={phone} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}
