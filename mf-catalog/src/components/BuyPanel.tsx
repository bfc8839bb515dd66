import type { Product } from '@cabinet/contracts/products';
import type { PurchaseRefusal } from '@cabinet/domain/purchase';
import type { ChoiceName } from '@cabinet/domain/variants';
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
  /** The missing choice, such as a size. Null if the choice is complete. */
  missing: ChoiceName | null;
  /** Tokens to spend. Null while unknown. */
  available: number | null;
  /** Why the product cannot be bought. The button is disabled, with the reason below. */
  block: BuyBlock | null;
  /** The answer to a press without enough tokens. */
  refusal: PurchaseRefusal | null;
  /** The participant's data are not known yet. */
  isPending: boolean;
  /** A heart beside the button. */
  heart: ReactNode;
  /** Shown between price and button: colour, size and stock. */
  children: ReactNode;
  onBuy(): void;
}

/** The price, the choice, the button, and the rest of the balance. A refusal shows beside the button (§5). */
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
        {/* The live region announces changes, such as a lost network or the last piece sold. */}
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
