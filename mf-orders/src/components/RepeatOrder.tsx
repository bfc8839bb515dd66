import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n';
import { Button, buttonClass } from '@cabinet/ui';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Obstacle } from '../domain/obstacle.ts';
import { OrderAction } from './OrderAction.tsx';
import { Refusal } from './Refusal.tsx';

export interface RepeatOrderProps {
  /** The address of the product, with the same variant chosen. */
  path: string;
  /** As the catalogue has it now; nothing where that is not known. */
  product: Pick<Product, 'price'> | null | undefined;
  /** The order has a comment, which comes along. */
  hasComment: boolean;
  /** Why it cannot be bought again; null when it can. */
  obstacle: Obstacle | null;
  /** Whether it can is not known yet. */
  isPending: boolean;
  onRepeat(): void;
}

/** Leads to the purchase of the same product, above this page (R29); where that is in vain, it says why. */
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
