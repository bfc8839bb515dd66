import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './WishButton.module.css';

export interface WishButtonProps {
  /** Of the product. */
  name: string;
  isWished: boolean;
  /** Why it cannot be changed now. */
  block: 'view-as' | 'offline' | null;
  onToggle(): void;
}

/** The heart: on the wish list or not. */
export function WishButton({ name, isWished, block, onToggle }: WishButtonProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t('wish.label', { name })}
      aria-pressed={isWished}
      title={t(block ? `blocked.${block}` : isWished ? 'wish.remove' : 'wish.add')}
      disabled={block !== null}
      onClick={onToggle}
    >
      <Heart size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}
