import { PRODUCT_SORTS, type ProductSort, type Section } from '@cabinet/contracts/products';
import { Select } from '@cabinet/ui';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './SortSelect.module.css';

export interface SortSelectProps {
  section: Section;
  value: ProductSort;
  onChange(sort: ProductSort): void;
}

/** The order of the list. On a phone only an icon shows; the browser's list is the same. */
export function SortSelect({ section, value, onChange }: SortSelectProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <div className={styles.sort}>
      <Select
        label={t('sort.label')}
        isLabelHidden
        look="bare"
        value={value}
        onChange={({ target }) => onChange(target.value as ProductSort)}
      >
        {PRODUCT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort === 'default' && section === 'events' ? 'nearest' : sort}`)}
          </option>
        ))}
      </Select>
      <span className={styles.icon} aria-hidden="true">
        <ArrowDownUp size={20} strokeWidth={1.8} />
      </span>
    </div>
  );
}
