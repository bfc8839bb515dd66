import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';

/** The pick-up place and its first day, as text. Empty if the product cannot be collected. */
export function useCollected({
  pickupPoint,
  expectedDate,
}: Pick<Product, 'pickupPoint' | 'expectedDate'>): string {
  const { t } = useTranslation('mf-catalog-later');
  const { localText, formatDay } = useFormats();
  if (!pickupPoint) return '';
  const address = localText(pickupPoint.address);
  return expectedDate
    ? t('product.collectFrom', { address, date: formatDay(expectedDate) })
    : t('product.collect', { address });
}
