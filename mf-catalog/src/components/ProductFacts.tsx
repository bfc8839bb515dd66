import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { useTranslation } from 'react-i18next';
import styles from './ProductFacts.module.css';

/** What it is, when it takes place and how one gets it. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatDay, formatTime, formatNumber } = useFormats();
  const { eventDate, ticketLimit } = product;
  const facts = [
    {
      name: t('product.date'),
      text: eventDate && `${formatDay(eventDate)}, ${formatTime(eventDate)}`,
      note: ticketLimit && t('product.tickets', { count: ticketLimit, number: formatNumber(ticketLimit) }),
    },
    { name: t('product.about'), text: localText(product.description) },
    { name: t('product.delivery'), text: localText(product.deliveryNote) },
  ];

  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ text }) => text)
        .map(({ name, text, note }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              {text}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
