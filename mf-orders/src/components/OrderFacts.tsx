import type { Manager } from '@cabinet/contracts/members';
import type { Order } from '@cabinet/contracts/orders';
import { copyLink, showToast } from '@cabinet/state';
import { buttonClass, IconButton } from '@cabinet/ui';
import { Copy, Hash, Info, type LucideIcon, MessageSquare, Pencil, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';
import styles from './OrderFacts.module.css';

export interface OrderFactsProps {
  order: Order;
  /** The manager to contact. Null if no manager is responsible. */
  manager: Manager | null;
}

/** Additional facts about an order. Missing facts are hidden (R8). */
export function OrderFacts({ order, manager }: OrderFactsProps) {
  const { t } = useTranslation('mf-orders-later');
  const { comment, statusDetail, tracking } = order;
  const note = statusDetail?.history?.findLast(({ status }) => status === order.status)?.note;

  return (
    <dl className={styles.facts}>
      <Fact
        icon={Hash}
        name={t('order.fact.number')}
        value={order.number}
        action={<CopyNumber label={t('order.copyOrder')} number={order.number} />}
      />
      <Fact
        icon={Truck}
        name={t('order.fact.tracking')}
        value={tracking?.number}
        action={tracking && <TrackingActions {...tracking} />}
      />
      <Fact icon={Info} name={t('order.fact.note')} value={note} />
      <Fact icon={Pencil} name={t('order.fact.comment')} value={comment} />
      <Fact
        icon={MessageSquare}
        name={t('order.fact.manager')}
        value={manager?.name}
        action={
          <Link className={styles.write} to={elsewhere.support}>
            {t('order.write')}
          </Link>
        }
      />
    </dl>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  value: string | null | undefined;
  action?: ReactNode;
}

function Fact({ icon: Icon, name, value, action }: FactProps) {
  if (!value) return null;
  return (
    <div className={styles.fact}>
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
      <dt>{name}</dt>
      <dd>{value}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}

function TrackingActions({ number, url }: NonNullable<Order['tracking']>) {
  const { t } = useTranslation('mf-orders-later');
  return (
    <>
      <CopyNumber label={t('order.copy')} number={number} />
      {url && (
        <a
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          href={url}
          target="_blank"
          rel="noreferrer"
        >
          {t('order.track')}
        </a>
      )}
    </>
  );
}

function CopyNumber({ label, number }: { label: string; number: string }) {
  const { t } = useTranslation('mf-orders-later');
  async function copy() {
    if (await copyLink(number)) showToast({ message: t('order.copied') });
  }
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <Copy size={20} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}
