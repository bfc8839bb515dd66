import type { Order } from '@cabinet/contracts/orders';
import type { PickupPoint } from '@cabinet/contracts/pickupPoints';
import { asProgrammeClock } from '@cabinet/domain/dates';
import { weekRows } from '@cabinet/domain/pickupPoint';
import { useFormats } from '@cabinet/i18n';
import { buttonClass, Tag } from '@cabinet/ui';
import { MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isAhead } from '../domain/orderFacts.ts';
import { groupOf } from '../domain/orderStatus.ts';
import styles from './OrderLocation.module.css';
import { useDayText } from './useDayText.ts';
import { useOpeningText } from './useOpeningText.ts';

/** The pick-up place, the delivery address, or the place of the event (R48). */
export function OrderLocation({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders-later');
  const { localText } = useFormats();
  const { pickupPoint, statusDetail, visitDate } = order;
  const isTicket = order.status === 'RECEIVED' && isAhead(visitDate, new Date());
  if (groupOf(order) === 'finished' && !isTicket) return null;
  if (pickupPoint) return <Collect point={pickupPoint} />;
  if (statusDetail?.address)
    return (
      <Location title={t('place.bring')}>
        <p>{statusDetail.address}</p>
      </Location>
    );
  const place = localText(order.visitPlace);
  const how = localText(statusDetail?.place);
  if (!place && !how && !visitDate) return null;
  return (
    <Location title={t(visitDate ? 'place.visit' : 'place.how')}>
      {visitDate && <Visit begin={asProgrammeClock(new Date(visitDate))} />}
      {place && <p>{place}</p>}
      {!place && how && <p>{how}</p>}
    </Location>
  );
}

function Visit({ begin }: { begin: Date }) {
  const { t } = useTranslation('mf-orders-later');
  const { formatTime } = useFormats();
  const dayText = useDayText();
  return (
    <p className={styles.when}>
      {t('mf-orders:list.visit', { date: dayText('on', begin), time: formatTime(begin) })}
    </p>
  );
}

function Collect({ point }: { point: PickupPoint }) {
  const { t } = useTranslation('mf-orders-later');
  const { localText } = useFormats();
  const openingText = useOpeningText();
  const { isOpen, when } = openingText(point);
  return (
    <Location title={t('place.collect')}>
      <p>{localText(point.address)}</p>
      <dl className={styles.hours}>
        {weekRows(point.hours).map(({ from, to, hours }) => (
          <div key={from}>
            <dt>
              {t(`day.short.${from}`)}
              {to > from && `–${t(`day.short.${to}`)}`}
            </dt>
            <dd>{hours ? `${hours.from}–${hours.to}` : t('place.closed')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.now}>
        <Tag tone={isOpen ? 'success' : 'neutral'}>{t(isOpen ? 'place.isOpen' : 'place.isClosed')}</Tag>
        {when && (isOpen ? t('place.until', { time: when }) : t('place.opens', { when }))}
      </p>
      {point.mapUrl && (
        <a
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          href={point.mapUrl}
          target="_blank"
          rel="noreferrer"
        >
          <MapPin size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('place.map')}
        </a>
      )}
    </Location>
  );
}

function Location({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.place} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
