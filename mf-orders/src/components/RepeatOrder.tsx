import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { Button, buttonClass } from '@cabinet/ui';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Obstacle } from '../domain/obstacle.ts';
import { OrderAction } from './OrderAction.tsx';
import { Refusal } from './Refusal.tsx';

export interface RepeatOrderProps {
  /** The address of the product, with the same variant. */
  path: string;
  /** The product in the catalogue now. Undefined while unknown. */
  product: Pick<Product, 'price'> | null | undefined;
  /** The order has a comment, which is copied. */
  hasComment: boolean;
  /** Why the product cannot be bought again, or null. */
  obstacle: Obstacle | null;
  /** The obstacle is not known yet. */
  isPending: boolean;
  onRepeat(): void;
}

/** Links to the purchase of the same product, above this page (R29). An obstacle shows its reason. */
export function RepeatOrder({ path, product, hasComment, obstacle, isPending, onRepeat }: RepeatOrderProps) {
  const { t } = useTranslation('mf-orders-later');
  const { formatTokens } = useFormats();
  const background = useLocation();
  const label = (
    <>
      <RotateCcw size={18} strokeWidth={1.8} aria-hidden="true" />
      {t('repeat.action')}
    </>
  );
  const price = product && t('repeat.price', { price: formatTokens(product.price) });
  const note = [price, hasComment && t('repeat.comment')].filter(Boolean).join(' ');

  return (
    <OrderAction note={obstacle ? <Refusal {...obstacle} /> : note}>
      {(noteId) =>
        obstacle || isPending ? (
          <Button variant="line" disabled={obstacle !== null} busy={isPending} aria-describedby={noteId}>
            {label}
          </Button>
        ) : (
          <Link
            className={buttonClass({ variant: 'line' })}
            to={path}
            state={{ background }}
            aria-describedby={noteId}
            onClick={onRepeat}
          >
            {label}
          </Link>
        )
      }
    </OrderAction>
  );
}
