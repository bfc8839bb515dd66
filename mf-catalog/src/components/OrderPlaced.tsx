import type { Order } from '@cabinet/contracts/orders';
import { Button, buttonClass, useTokenText } from '@cabinet/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath } from '../paths.ts';
import styles from './OrderPlaced.module.css';

export interface OrderPlacedProps {
  order: Pick<Order, 'id' | 'number'>;
  /** The charged tokens. */
  charged: number;
  /** Returns to the price and the button. */
  onAgain(): void;
}

/** The placed order with its charge and a link. Replaces the button and takes its focus. */
export function OrderPlaced({ order, charged, onAgain }: OrderPlacedProps) {
  const { t } = useTranslation('mf-catalog-later');
  const tokenText = useTokenText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.placed}>
      <span className={styles.ring}>
        <Check size={24} strokeWidth={2.4} aria-hidden="true" />
      </span>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {t('placed.title', { number: order.number })}
      </h2>
      <p className={styles.text}>{t('placed.text', { sum: tokenText(charged) })}</p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={orderPath(order.id)}>
          {t('placed.open')}
        </Link>
        <Button variant="line" onClick={onAgain}>
          {t('placed.again')}
        </Button>
      </div>
    </div>
  );
}
