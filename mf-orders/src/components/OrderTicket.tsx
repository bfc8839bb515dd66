import type { Order } from '@cabinet/contracts/orders';
import { useFormats } from '@cabinet/i18n';
import { Barcode, Button, CodeScreen } from '@cabinet/ui';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ticketUse } from '../domain/orderTicket.ts';
import styles from './OrderTicket.module.css';
import { useAddressedDialog } from './useAddressedDialog.ts';
import { useStatusText } from './useStatusText.ts';

export interface OrderTicketProps {
  order: Order;
  /** The code is one of several on a sheet: it names its order and has no emphasis. */
  isOnSheet?: boolean;
}

/** The code for the hand-over, with a full-screen view. */
export function OrderTicket({ order, isOnSheet = false }: OrderTicketProps) {
  const { t } = useTranslation('mf-orders-later');
  const { formatDay, localText } = useFormats();
  const statusText = useStatusText();
  const { isOpen, open, close } = useAddressedDialog('code', order.id);
  const use = ticketUse(order);
  if (use !== 'now' || !order.barcode) return null;
  // An order without a kind counts as goods.
  const context = order.kind ?? 'product';
  const orderTitle = t('mf-orders:order.title', { number: order.number });
  const name = localText(order.productName);
  const until = order.keepUntil && t('mf-orders:order.until', { date: formatDay(order.keepUntil) });

  return (
    <section
      className={styles.ticket}
      data-use={isOnSheet ? 'sheet' : 'page'}
      aria-label={t('ticket.label', { number: order.number })}
    >
      <header className={styles.head}>
        <p className={styles.title}>{isOnSheet ? name || orderTitle : t('ticket.title', { context })}</p>
        <p className={styles.text}>
          {isOnSheet
            ? [orderTitle, statusText(order), until].filter(Boolean).join('\u00a0· ')
            : t('ticket.text', { context })}
        </p>
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
      <CodeScreen
        open={isOpen}
        onClose={close}
        title={orderTitle}
        value={order.barcode}
        hint={t('ticket.brightness')}
      >
        {name}
      </CodeScreen>
    </section>
  );
}
