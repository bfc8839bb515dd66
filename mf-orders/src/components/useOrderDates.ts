import type { Order } from '@cabinet/contracts/orders';
import { asProgrammeClock } from '@cabinet/domain/dates';
import { useFormats } from '@cabinet/i18n';
import { TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { isAhead, isGoods } from '../domain/orderFacts.ts';

/** The date of the order and the date that matters now (R48). */
export function useOrderDates(order: Order): string[] {
  const { t } = useTranslation('mf-orders');
  const { formatDay, formatMoment, formatTime } = useFormats();
  const context = use(TokenWord);
  const { status, expectedDate, statusDate, visitDate, price } = order;

  function dateNow(): string | null {
    if (status === 'CANCELLED')
      return statusDate && price ? t('list.refunded', { context, date: formatDay(statusDate) }) : null;
    if (expectedDate) return t('list.expected', { date: formatDay(expectedDate) });
    if (isAhead(visitDate, new Date())) {
      const begin = asProgrammeClock(new Date(visitDate));
      return t('list.visit', { date: formatDay(begin), time: formatTime(begin) });
    }
    const isUnknown = isGoods(order) && (status === 'NEW_ORDER' || status === 'PROCESSING');
    return isUnknown ? t('list.later') : null;
  }

  return [formatMoment(order.date), dateNow()].filter((text) => text !== null);
}
