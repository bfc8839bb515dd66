import type { Order } from '@cabinet/contracts/loyalty';
import type { OrderStep } from '@cabinet/domain/order';
import { useFormats } from '@cabinet/i18n';
import { Timeline } from '@cabinet/ui/later';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shownSteps } from '../domain/orderSteps.ts';
import { useStatusText } from './useStatusText.ts';

/** The way of an order, forward in time; the hand-over tells until when. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders');
  const { formatDay, formatMoment } = useFormats();
  const statusText = useStatusText();
  const keepUntil = order.statusDetail?.keepUntil;

  function noteOf({ status, state, date }: OrderStep): string | undefined {
    if (date) return formatMoment(date);
    const isAwaited = status === 'RECEIVED' && state === 'next' && order.status === 'DELIVERED';
    return isAwaited && keepUntil ? t('order.until', { date: formatDay(keepUntil) }) : undefined;
  }

  const steps = shownSteps(order).map((step) => ({
    id: step.status,
    title: statusText({ status: step.status, statusName: order.statusName }),
    note: noteOf(step),
    state: step.state,
    icon: <Package size={20} strokeWidth={1.8} aria-hidden="true" />,
  }));
  return <Timeline label={t('order.timeline')} steps={steps} />;
}
