import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import type { ProductFact } from '@cabinet/ui/ProductDetailCard';
import { useTranslation } from 'react-i18next';

/** What it is, when it takes place and how one gets it. */
export function useProductFacts(product: Product): ProductFact[] {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatDay, formatTime, formatNumber } = useFormats();
  const { eventDate, ticketLimit } = product;
  return [
    {
      name: t('product.date'),
      text: eventDate && `${formatDay(eventDate)}, ${formatTime(eventDate)}`,
      note: ticketLimit && t('product.tickets', { count: ticketLimit, number: formatNumber(ticketLimit) }),
    },
    { name: t('product.about'), text: localText(product.description) },
    { name: t('product.delivery'), text: localText(product.deliveryNote) },
  ];
}
