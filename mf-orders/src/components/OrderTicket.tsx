import type { Order } from '@cabinet/contracts/loyalty';
import { Barcode } from '@cabinet/ui/Barcode';
import { Button } from '@cabinet/ui/Button';
import { Dialog } from '@cabinet/ui/Dialog';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ticketUse } from '../domain/orderTicket.ts';
import styles from './OrderTicket.module.css';
import { useAddressedDialog } from './useAddressedDialog.ts';

/** The code that is shown at the hand-over, and the same on the whole screen. */
export function OrderTicket({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders');
  const { isOpen, open, close } = useAddressedDialog('code', order.id);
  const use = ticketUse(order);
  if (!use || !order.barcode) return null;

  return (
    <section
      className={styles.ticket}
      data-use={use}
      aria-label={t('ticket.label', { number: order.number })}
    >
      <header className={styles.head}>
        <p className={styles.title}>{t(`ticket.${use}.title`)}</p>
        <p className={styles.text}>{t(`ticket.${use}.text`)}</p>
      </header>
      <div className={styles.code}>
        <Barcode value={order.barcode} height={132} />
      </div>
      <div className={styles.foot}>
        <Button variant="quiet" size="sm" wide onClick={open}>
          <Smartphone size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('ticket.fullScreen')}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={close} title={t('order.title', { number: order.number })} isFullSheet>
        <div className={styles.screen}>
          <Barcode value={order.barcode} height={240} />
        </div>
        <p className={styles.hint}>{t('ticket.brightness')}</p>
      </Dialog>
    </section>
  );
}
