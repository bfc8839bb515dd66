import type { Goal } from '@cabinet/contracts/goal';
import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { useTokenText } from '@cabinet/ui';
import { ConflictChoice } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import type { GoalConflict } from '../domain/goal.ts';

export interface GoalConflictNoteProps {
  conflict: GoalConflict;
  product: Pick<Product, 'name'>;
  isDisabled: boolean;
  onKeep(): void;
  onTake(): void;
}

/** The current goal beside the goal that could not be saved. */
export function GoalConflictNote({ conflict, product, ...choice }: GoalConflictNoteProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { localText, formatDate } = useFormats();
  const tokenText = useTokenText();

  function nameOf(goal: Goal | null): string {
    if (!goal) return t('goal.none');
    const what = localText(goal.product?.name) || tokenText(goal.sum);
    return goal.date ? `${what}, ${formatDate(goal.date)}` : what;
  }

  const own = conflict.wanted === null ? t('goal.none') : localText(product.name);
  return <ConflictChoice now={nameOf(conflict.now)} own={own} {...choice} />;
}
