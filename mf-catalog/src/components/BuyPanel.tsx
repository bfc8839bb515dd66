import type { Product } from '@cabinet/contracts/loyalty';
import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import { useFormats } from '@cabinet/i18n';
import { Button, Tokens } from '@cabinet/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuyBlock } from '../domain/refusal.ts';
import styles from './BuyPanel.module.css';
import { RefusalNote } from './RefusalNote.tsx';
import { StockNote } from './StockNote.tsx';

export interface BuyPanelProps {
  product: Product;
  /** Tokens to spend; null while they are not known. */
  available: number | null;
  /** Why it cannot be bought at all: the button is off and the reason stands below it. */
  block: BuyBlock | null;
  /** The answer to a press that the tokens are not enough for. */
  refusal: PurchaseRefusal | null;
  /** Who is asking is not known yet. */
  isPending: boolean;
  /** Beside the button. */
  heart: ReactNode;
  onBuy(): void;
}

/** The price, what it leaves on the card, and the button; whatever speaks against it stands beside it (§5). */
export function BuyPanel({ product, available, block, refusal, isPending, ...props }: BuyPanelProps) {
  const { t } = useTranslation('mf-catalog');
  const { formatTokens } = useFormats();
  const noteId = useId();
  const rest = block || available === null ? null : available - product.price;

  return (
    <div className={styles.panel}>
      <div className={styles.price}>
        <Tokens amount={product.price} size="xl" />
        {rest !== null && (
          <p className={styles.rest}>
            {rest < 0
              ? t('card.missing', { tokens: formatTokens(-rest) })
              : t('product.rest', { tokens: formatTokens(rest) })}
          </p>
        )}
      </div>
      <div>
        <div className={styles.buy}>
          <Button
            wide
            onClick={props.onBuy}
            busy={isPending}
            disabled={block !== null && !isPending}
            aria-describedby={block ? noteId : undefined}
          >
            {t('product.buy')}
          </Button>
          {props.heart}
        </div>
        {/* What comes between is heard when it comes: that the network has gone, that the last one is sold. */}
        <div className={styles.block} aria-live="polite">
          {block && !isPending && <RefusalNote id={noteId} reason={block} />}
        </div>
      </div>
      {refusal && (
        <div role="alert">
          <RefusalNote {...refusal} />
        </div>
      )}
      <StockNote product={product} />
    </div>
  );
}
