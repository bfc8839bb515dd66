import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n';
import type { ProductFact } from '@cabinet/ui/ProductDetailCard';
import { useTranslation } from 'react-i18next';

/** What it is, when it takes place and how one gets it. */
export function useProductFacts(product: Product): ProductFact[] {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatDay, formatTime, formatNumber } = useFormats();
  const { eventDate, ticketLimit, owned } = product;
  const tickets =
    ticketLimit && t('product.tickets', { count: ticketLimit, number: formatNumber(ticketLimit) });
  const had = tickets && owned && t('product.owned', { count: owned, number: formatNumber(owned) });
  return [
    {
      name: t('product.date'),
      text: eventDate && `${formatDay(eventDate)}, ${formatTime(eventDate)}`,
      note: [tickets, had].filter(Boolean).join('. '),
    },
    { name: t('product.about'), text: localText(product.description) },
    { name: t('product.delivery'), text: localText(product.deliveryNote) },
  ];
}
