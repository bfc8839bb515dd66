import type { Order } from '@cabinet/contracts/orders';
import type { OrderStep } from '@cabinet/domain/order';
import { useFormats } from '@cabinet/i18n';
import { Timeline } from '@cabinet/ui/later';
import { type LucideIcon, Package, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownSteps } from '../domain/orderSteps.ts';
import styles from './OrderTimeline.module.css';
import { useStatusText } from './useStatusText.ts';

/** Steps that take days. The current step shows its start. */
const LONG = ['PROCESSING', 'BUYING', 'DELIVERY'];
const ICONS: Record<string, LucideIcon> = { DELIVERY: Truck };

/** The steps of an order with the dates reached and expected (R48). */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders-later');
  const { formatDay, formatMoment } = useFormats();
  const statusText = useStatusText();
  const shown = shownSteps(order);
  const next = shown.find(({ state, expected }) => state === 'next' && expected !== null);

  function noteOf(step: OrderStep): ReactNode {
    const { status, state, date, expected } = step;
    if (date && state === 'now' && LONG.includes(status)) return t('order.since', { date: formatDay(date) });
    if (date) return formatMoment(date);
    if (!expected) return undefined;
    // The date of goods is the last day of storage, not a day of collection.
    const day =
      status === 'RECEIVED' && order.pickupPoint
        ? t('mf-orders:order.until', { date: formatDay(expected) })
        : formatDay(expected);
    // Do not emphasise the last day of storage of a ready order, because it is not a coming step.
    return step === next && order.status !== 'DELIVERED' ? <span className={styles.next}>{day}</span> : day;
  }

  const steps = shown.map((step) => {
    const Icon = ICONS[step.status] ?? Package;
    return {
      id: step.status,
      title: statusText({ status: step.status, statusName: order.statusName }),
      note: noteOf(step),
      state: step.state,
      isGood: step.state === 'now' && step.status === 'DELIVERED',
      icon: <Icon size={20} strokeWidth={1.8} aria-hidden="true" />,
    };
  });
  return <Timeline label={t('order.timeline')} steps={steps} />;
}
