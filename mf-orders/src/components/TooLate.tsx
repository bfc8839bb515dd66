import type { Order } from '@cabinet/contracts/orders';
import { useFormats } from '@cabinet/i18n';
import { configAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { cancelBorder, closedSince } from '../domain/cancelRule.ts';
import { isAhead, isGoods } from '../domain/orderFacts.ts';
import { OrderAction } from './OrderAction.tsx';

/** Since when the order cannot be cancelled, and what is still possible. Empty after the hand-over. */
export function TooLate({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders-later');
  const { formatDay } = useFormats();
  const { returnDays, extensionDays } = useAtomValue(configAtom)?.periods ?? {};
  const since = closedSince(order);
  if (since === null) return null;
  const rule = t('cancel.rule.too-late', { context: cancelBorder(order.kind), date: formatDay(since) });
  const back = isGoods(order) && returnDays !== undefined && t('cancel.rule.return', { count: returnDays });
  const mayExtend = isAhead(order.keepUntil, new Date()) && !order.isExtended && extensionDays !== undefined;
  return (
    <>
      {mayExtend && <OrderAction note={t('order.extend', { count: extensionDays })} />}
      <OrderAction note={[rule, back].filter(Boolean).join(' ')} />
    </>
  );
}
