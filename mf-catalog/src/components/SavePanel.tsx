import type { Goal } from '@cabinet/contracts/goal';
import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import type { WriteObstacle } from '@cabinet/state';
import { Button, Progress, useTokenText } from '@cabinet/ui';
import { PiggyBank } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';
import styles from './SavePanel.module.css';

export interface SavePanelProps {
  product: Pick<Product, 'id' | 'name' | 'price'>;
  /** Tokens to spend. */
  available: number;
  /** The current goal: this product, another goal, or null. */
  goal: Goal | null;
  /** Why the goal cannot be changed now. */
  obstacle: WriteObstacle | null;
  isSaving: boolean;
  onSave(): void;
  onDrop(): void;
}

/** «Накопить на это». For the current goal, its progress. */
export function SavePanel({ product, available, goal, obstacle, isSaving, ...props }: SavePanelProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { localText, formatTokens } = useFormats();
  const tokenText = useTokenText();
  const isGoal = goal?.product?.id === product.id;
  const saved = Math.min(Math.max(available, 0), product.price);
  const progress = t('goal.saved', { saved: formatTokens(saved), sum: formatTokens(product.price) });
  const other = goal && (localText(goal.product?.name) || tokenText(goal.sum));

  return (
    <div className={styles.save}>
      {isGoal && (
        <>
          <p className={styles.title}>{t('goal.title')}</p>
          <Progress label={progress} value={saved} max={product.price} />
          <p className={styles.note}>
            {progress}. <Link to={elsewhere.home}>{t('goal.open')}</Link>
          </p>
        </>
      )}
      {/* Both actions share one button, so that the focus stays after a press. */}
      <Button
        variant={isGoal ? 'quiet' : 'line'}
        size="sm"
        busy={isSaving}
        disabled={obstacle !== null}
        title={obstacle ? t(`mf-catalog:blocked.${obstacle}`) : undefined}
        onClick={isGoal ? props.onDrop : props.onSave}
      >
        {!isGoal && <PiggyBank size={18} strokeWidth={1.8} aria-hidden="true" />}
        {t(isGoal ? 'goal.drop' : 'goal.save')}
      </Button>
      {!isGoal && other && <p className={styles.note}>{t('goal.instead', { name: other })}</p>}
    </div>
  );
}
