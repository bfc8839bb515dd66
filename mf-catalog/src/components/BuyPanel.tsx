import type { Product } from '@cabinet/contracts/loyalty';
import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import type { ChoicePart } from '@cabinet/domain/variants';
import { useFormats } from '@cabinet/i18n';
import { Button, Tokens } from '@cabinet/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuyBlock } from '../domain/refusal.ts';
import styles from './BuyPanel.module.css';
import { RefusalNote } from './RefusalNote.tsx';
import { useCollected } from './useCollected.ts';

export interface BuyPanelProps {
  product: Product;
  /** The choice that is still missing, such as a size; null if there is none. */
  missing: ChoicePart | null;
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
  /** Between the price and the button: colour, size, and what is left. */
  children: ReactNode;
  onBuy(): void;
}

/** The price, the choice, the button, and what the purchase leaves; whatever speaks against it stands beside it (§5). */
export function BuyPanel({
  product,
  missing,
  available,
  block,
  refusal,
  isPending,
  ...props
}: BuyPanelProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { formatTokens } = useFormats();
  const noteId = useId();
  const collected = useCollected(product);
  const rest = block || available === null ? null : available - product.price;
  const lacks = rest !== null && rest < 0 && !missing;
  const left = rest !== null && rest >= 0 && t('product.rest', { tokens: formatTokens(rest) });

  return (
    <div className={styles.panel}>
      <Tokens amount={product.price} size="xl" />
      {props.children}
      <div>
        <div className={styles.buy}>
          <Button
            wide
            onClick={props.onBuy}
            busy={isPending}
            disabled={block !== null && !isPending}
            aria-describedby={block || lacks ? noteId : undefined}
          >
            {missing
              ? t(`choice.first.${missing}`)
              : t('product.buy', { price: formatTokens(product.price) })}
          </Button>
          {props.heart}
        </div>
        {/* What comes between is heard when it comes: that the network has gone, that the last one is sold. */}
        <div className={styles.block} aria-live="polite">
          {block && !isPending && <RefusalNote id={noteId} reason={block} />}
        </div>
        {lacks && (
          <div
            className={styles.lack}
            id={noteId}
            key={String(refusal !== null)}
            role={refusal ? 'alert' : undefined}
          >
            <RefusalNote reason="not-enough-tokens" missing={-rest} />
          </div>
        )}
      </div>
      {(left || collected) && (
        <p className={styles.rest}>{[left && `${left}.`, collected].filter(Boolean).join(' ')}</p>
      )}
    </div>
  );
}
