import type { Order } from '@cabinet/contracts/orders';
import { asProgrammeClock } from '@cabinet/domain/dates';
import { useFormats } from '@cabinet/i18n';
import { PageHeading, TokenWord } from '@cabinet/ui';
import { Trans } from '@cabinet/ui/later';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderHeadline, orderHeadline } from '../domain/orderHeadline.ts';
import styles from './OrderHeading.module.css';
import { useDayText } from './useDayText.ts';
import { useOpeningText } from './useOpeningText.ts';
import { useStatusText } from './useStatusText.ts';

export interface OrderHeadingProps {
  order: Order;
  /** True on the page of one order, false if the page shows several. */
  isPage: boolean;
}

/** The status in large type, with the number, the date and the most important fact below. */
export function OrderHeading({ order, isPage }: OrderHeadingProps) {
  const statusText = useStatusText();
  if (isPage)
    return (
      <PageHeading size="status" lead={<Lead order={order} />}>
        {statusText(order)}
      </PageHeading>
    );
  return (
    <div className={styles.part}>
      <h2 tabIndex={-1}>{statusText(order)}</h2>
      <p className={styles.lead}>
        <Lead order={order} />
      </p>
    </div>
  );
}

function Lead({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders-later');
  const { formatDay, formatTime } = useFormats();
  const dayText = useDayText();
  const coin = use(TokenWord);
  const lead = orderHeadline(order, new Date());
  const day = dayOf(lead);
  const values = {
    number: order.number,
    date: formatDay('date' in lead ? lead.date : order.date),
    ...(day && { day: dayText(lead.key === 'readyUntil' ? 'until' : 'on', day), time: formatTime(day) }),
    ...(lead.key === 'cancelled' && { context: coin }),
  };
  const reason = order.status === 'CANCELLED' && order.statusDetail?.cancelReason;
  return (
    <>
      <Trans t={t} i18nKey={`order.lead.${lead.key}`} values={values} components={{ b: <b /> }} />
      {lead.key === 'readyUntil' && <Opening order={order} />}
      {reason && ` ${t('order.lead.reason', { reason })}`}
    </>
  );
}

/** The day in a sentence. An event uses the time zone of its place. */
function dayOf(lead: OrderHeadline): string | Date | null {
  if (!('day' in lead)) return null;
  return lead.key === 'visit' ? asProgrammeClock(new Date(lead.day)) : lead.day;
}

/** Whether the pick-up place is open now. */
function Opening({ order: { pickupPoint } }: { order: Order }) {
  const { t } = useTranslation('mf-orders-later');
  const openingText = useOpeningText();
  if (!pickupPoint) return null;
  const { isOpen, when } = openingText(pickupPoint);
  if (when === null) return null;
  return ` ${isOpen ? t('order.lead.open', { time: when }) : t('mf-orders:list.opens', { when })}`;
}
