import type { Product } from '@cabinet/contracts/products';
import type { GoalValues } from '@cabinet/domain/forms/goal';
import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';

/** Describes a goal in one line, for the choice between two goals. */
export function useGoalSummary(products: readonly Product[]) {
  const { t } = useTranslation('mf-profile-later');
  const { formatTokens, formatDate, localText } = useFormats();
  return ({ prodId, sum, date }: GoalValues): string => {
    const product = products.find(({ id }) => String(id) === prodId);
    const what = product ? localText(product.name) : sum && formatTokens(Number(sum));
    if (!what) return t('goal.none');
    return date ? `${what}, ${formatDate(date)}` : what;
  };
}
