import type { Order } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n';
import { PageHeading } from '@cabinet/ui';
import { Trans } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import { leadOf } from '../domain/orderLead.ts';
import styles from './OrderHeading.module.css';
import { useStatusText } from './useStatusText.ts';

export interface OrderHeadingProps {
  order: Order;
  /** The order is the page; otherwise one of several on it. */
  isPage: boolean;
}

/** The status as the huge thing, under it number, date and what matters now. */
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
  const { t } = useTranslation('mf-orders');
  const { formatDay } = useFormats();
  const lead = leadOf(order);
  const until = formatDay(order.statusDetail?.keepUntil ?? '');
  return (
    <>
      {t('order.lead.numberAndDate', { number: order.number, date: formatDay(order.date) })}{' '}
      {lead && (
        <Trans t={t} i18nKey={`order.lead.${lead}`} values={{ date: until }} components={{ b: <b /> }} />
      )}
    </>
  );
}
