import type { Section } from '@cabinet/contracts/products';
import { Button } from '@cabinet/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { countFilters, type ProductFilter } from '../domain/filter.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import type { ChangeFilter, Facets } from './Filters.tsx';
import styles from './ListTools.module.css';
import { SortSelect } from './SortSelect.tsx';

export interface ListToolsProps {
  section: Section;
  filter: ProductFilter;
  facets: Facets | null;
  /** «53 товара». Announced when it changes. */
  countText: ReactNode;
  /** The element that takes the focus when the focused element disappears. */
  countRef: RefObject<HTMLParagraphElement | null>;
  onChange: ChangeFilter;
  onReset(): void;
  onOpenFilters(): void;
}

/** The row above the list: filters, count and order. */
export function ListTools({
  section,
  filter,
  facets,
  onChange,
  onReset,
  onOpenFilters,
  ...count
}: ListToolsProps) {
  const { t } = useTranslation('mf-catalog');
  const { countText, countRef } = count;
  // Counts the filters behind the button. The search has its own field beside it.
  const set = countFilters({ ...filter, search: '' });
  return (
    <div className={styles.bar}>
      <div className={styles.tools}>
        <Button variant="ink" size="sm" className={styles.open} onClick={onOpenFilters}>
          <SlidersHorizontal size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('filters.title')}
          {set > 0 && <span className={styles.badge}>{set}</span>}
        </Button>
        <p className={styles.count} role="status" ref={countRef} tabIndex={-1}>
          {countText}
        </p>
        <SortSelect section={section} value={filter.sort} onChange={(sort) => onChange({ sort })} />
      </div>
      <div className={styles.applied}>
        <AppliedFilters
          filter={filter}
          facets={facets}
          onChange={onChange}
          onReset={onReset}
          onEmpty={() => countRef.current?.focus()}
        />
      </div>
    </div>
  );
}
