import type { Manager, Order } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n';
import { CircleX, House, Info, type LucideIcon, MapPin, MessageSquare, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';
import styles from './OrderFacts.module.css';

export interface OrderFactsProps {
  order: Order;
  /** Whom to write to; null where nobody is in charge. */
  manager: Manager | null;
}

/** What else the service says of an order; only what came is shown (R8). */
export function OrderFacts({ order, manager }: OrderFactsProps) {
  const { t } = useTranslation('mf-orders');
  const { localText } = useFormats();
  const detail = order.statusDetail;
  // What is brought is not fetched.
  const place = order.status === 'CANCELLED' || detail?.address ? null : detail?.place;
  const note = detail?.history?.findLast(({ status }) => status === order.status)?.note;

  return (
    <dl className={styles.facts}>
      <Fact icon={CircleX} name={t('order.fact.cancelReason')} value={detail?.cancelReason} />
      <Fact icon={House} name={t('order.fact.address')} value={detail?.address} />
      <Fact icon={MapPin} name={t('order.fact.place')} value={localText(place)} />
      <Fact icon={Info} name={t('order.fact.note')} value={note} />
      <Fact icon={Pencil} name={t('order.fact.comment')} value={order.comment} />
      {manager && (
        <Fact
          icon={MessageSquare}
          name={t('order.fact.manager')}
          value={
            <>
              {manager.name}, <Link to={elsewhere.support}>{t('order.write')}</Link>
            </>
          }
        />
      )}
    </dl>
  );
}

function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: ReactNode }) {
  if (!value) return null;
  return (
    <div className={styles.fact}>
      <dt>
        <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
