import type { Product } from '@cabinet/contracts/products';
import { asProgrammeClock } from '@cabinet/domain/dates';
import { useFormats } from '@cabinet/i18n';
import type { ProductFact } from '@cabinet/ui/ProductDetailCard';
import { useTranslation } from 'react-i18next';

/** The facts of a product: kind, date and place, and delivery. */
export function useProductFacts(product: Product): ProductFact[] {
  const { t } = useTranslation('mf-catalog-later');
  const { localText, formatDay, formatTime, formatNumber } = useFormats();
  const { eventDate, ticketLimit, owned, format } = product;
  const begin = eventDate && asProgrammeClock(new Date(eventDate));
  const tickets =
    ticketLimit && t('product.tickets', { count: ticketLimit, number: formatNumber(ticketLimit) });
  const had = owned && t('product.owned', { count: owned, number: formatNumber(owned) });
  return [
    {
      name: t('product.date'),
      text: begin && `${formatDay(begin)}, ${formatTime(begin)}`,
      note: [tickets, had].filter(Boolean).join('. '),
    },
    { name: t('product.where'), text: localText(product.eventPlace) },
    { name: t('product.duration'), text: localText(product.duration) },
    { name: t('product.format'), text: format && t(`mf-catalog:format.${format}`) },
    { name: t('product.about'), text: localText(product.description) },
    { name: t('product.delivery'), text: localText(product.deliveryNote) },
  ];
}
