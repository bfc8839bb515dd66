import { Barcode } from '@cabinet/ui/Barcode';
import { Dialog } from '@cabinet/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { bareCardNumber } from '../domain/cardNumber.ts';
import styles from './CardDialog.module.css';

interface CardDialogProps {
  name: string;
  cardNumber: string;
  onClose: () => void;
}

/** The card in its full view: what a scanner reads, on white by day and by night. */
export function CardDialog({ name, cardNumber, onClose }: CardDialogProps) {
  const { t } = useTranslation('mf-profile');
  return (
    <div className={styles.light} data-mode="light">
      <Dialog open onClose={onClose} title={t('card.title')} width={760} isFullSheet>
        <div className={styles.view}>
          <p className={styles.name}>{name}</p>
          <div className={styles.code}>
            <Barcode value={bareCardNumber(cardNumber)} height={168} moduleWidth={2} />
          </div>
          <p className={styles.hint}>{t('card.brightness')}</p>
        </div>
      </Dialog>
    </div>
  );
}
