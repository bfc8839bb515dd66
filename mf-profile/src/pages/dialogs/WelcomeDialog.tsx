import { callAddress } from '@cabinet/domain/phone';
import { configAtom } from '@cabinet/state';
import { Button, Dialog, PhoneText, Tokens } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './WelcomeDialog.module.css';

/** Of the dialog's text in this variant only (§9, R7). */
const MTI_AMOUNT = 5000;

interface WelcomeDialogProps {
  /** The real welcome bonus, in tokens (R7). */
  amount: number;
  onClose(): void;
}

/** What a new participant has to know (§1): how the bonus is kept, and what to do with a card of another programme. */
export function WelcomeDialog({ amount, onClose }: WelcomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const config = useAtomValue(configAtom);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('welcome.title')}
      width={1043}
      isCloseHidden
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      <div className={styles.columns}>
        <div className={styles.bonus}>
          <Tokens amount={config?.project === 'mti' ? MTI_AMOUNT : amount} size="xl" />
          <p>{t('welcome.bonus')}</p>
        </div>
        <div className={styles.text}>
          <h3>{t('welcome.otherCard')}</h3>
          <p>{t('welcome.otherCardText')}</p>
          <ul className={styles.phones}>
            {config?.support.phones.map((phone) => (
              <li key={phone}>
                <a href={callAddress(phone)}>
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
