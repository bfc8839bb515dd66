import type { Product } from '@cabinet/contracts/products';
import { asProgrammeClock } from '@cabinet/domain/dates';
import { useFormats } from '@cabinet/i18n';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Lined = Pick<Product, 'eventDate' | 'eventPlace' | 'duration' | 'format'>;

/** The time and place of an event, or the duration of a course. Other products have no line. */
export function ProductLine({ product }: { product: Lined }) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTime } = useFormats();
  const { eventDate, eventPlace, duration, format } = product;
  const words = [
    eventDate && formatTime(asProgrammeClock(new Date(eventDate))),
    localText(eventPlace),
    localText(duration),
    format && t(`format.${format}`),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <>
      <Clock size={18} strokeWidth={1.8} aria-hidden="true" />
      <span>{words.join(' · ')}</span>
    </>
  );
}

/** Whether a product has such a line. */
export function hasLine({ eventDate, duration }: Lined): boolean {
  return eventDate !== null || duration !== null;
}
