import { useFormats } from '@cabinet/i18n/useFormats';
import { Chip } from '@cabinet/ui/Chip';
import { TokenWord } from '@cabinet/ui/Tokens';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductFilter } from '../domain/filter.ts';
import styles from './AppliedFilters.module.css';
import type { ChangeFilter, Facets } from './Filters.tsx';

export interface AppliedFiltersProps {
  filter: ProductFilter;
  facets: Facets | null;
  onChange: ChangeFilter;
  onReset(): void;
}

/** The filters that are set, each to be taken off where it is seen. */
export function AppliedFilters({ filter, facets, onChange, onReset }: AppliedFiltersProps) {
  const { t } = useTranslation('mf-catalog');
  const chips = useChips(filter, facets);
  if (chips.length === 0) return null;

  return (
    <fieldset className={styles.applied} aria-label={t('filters.applied')}>
      {chips.map(({ id, text, without }) => (
        <Chip key={id} isApplied onClick={() => onChange(without)}>
          {text}
        </Chip>
      ))}
      <button type="button" className={styles.reset} onClick={onReset}>
        {t('filters.reset')}
      </button>
    </fieldset>
  );
}

interface AppliedChip {
  id: string;
  text: string;
  /** The change that takes the filter off. */
  without: Partial<ProductFilter>;
}

function useChips(filter: ProductFilter, facets: Facets | null): AppliedChip[] {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTokens } = useFormats();
  const word = use(TokenWord);
  const { categories, brand, maxPrice, search, isAffordable } = filter;

  // What nothing matches any more is not among the facets and keeps its general name.
  function nameIn(kind: 'categories' | 'brands', id: number, otherwise: string): string {
    return localText(facets?.[kind].find((facet) => facet.id === id)?.name) || otherwise;
  }

  const chips = categories.map(
    (id): AppliedChip => ({
      id: `category-${id}`,
      text: nameIn('categories', id, t('filters.category')),
      without: { categories: categories.filter((other) => other !== id) },
    }),
  );
  if (brand !== null)
    chips.push({
      id: 'brand',
      text: nameIn('brands', brand, t('filters.brand')),
      without: { brand: null },
    });
  if (maxPrice !== null)
    chips.push({
      id: 'maxPrice',
      text: t('filters.upTo', { price: formatTokens(maxPrice) }),
      without: { maxPrice: null },
    });
  if (isAffordable)
    chips.push({
      id: 'affordable',
      text: t('filters.affordable', { context: word }),
      without: { isAffordable: false },
    });
  if (search)
    chips.push({ id: 'search', text: t('filters.found', { text: search }), without: { search: '' } });
  return chips;
}
