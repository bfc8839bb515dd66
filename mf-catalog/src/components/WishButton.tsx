import type { WriteObstacle } from '@cabinet/state';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './WishButton.module.css';

export interface WishButtonProps {
  /** Name of the product. */
  name: string;
  isWished: boolean;
  /** Why the wish cannot be changed now. */
  obstacle: WriteObstacle | null;
  onToggle(): void;
}

/** The heart: adds to the wish list or removes from it. */
export function WishButton({ name, isWished, obstacle, onToggle }: WishButtonProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t('wish.label', { name })}
      aria-pressed={isWished}
      title={t(obstacle ? `blocked.${obstacle}` : isWished ? 'wish.remove' : 'wish.add')}
      disabled={obstacle !== null}
      onClick={onToggle}
    >
      <Heart size={22} strokeWidth={1.8} aria-hidden="true" />
    </button>
  );
}
