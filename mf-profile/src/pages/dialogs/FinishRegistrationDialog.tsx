import { Button, Dialog, Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { OtherCardPhones } from '../../components/OtherCardPhones.tsx';
import styles from './FinishRegistrationDialog.module.css';

interface FinishRegistrationDialogProps {
  amount: number;
  phones: readonly string[];
  onClose(): void;
}

/** The welcome of §1: how to keep the bonus, and what to do with a card of another programme. */
export function FinishRegistrationDialog({ amount, phones, onClose }: FinishRegistrationDialogProps) {
  const { t } = useTranslation('mf-profile-later');
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
          <Tokens amount={amount} size="xl" />
          <p>{t('welcome.bonus')}</p>
        </div>
        <div className={styles.text}>
          <h3>{t('welcome.otherCard')}</h3>
          <p>{t('welcome.otherCardText')}</p>
          <OtherCardPhones phones={phones} />
        </div>
      </div>
    </Dialog>
  );
}
