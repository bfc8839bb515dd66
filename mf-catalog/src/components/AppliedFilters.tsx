import { useFormats } from '@cabinet/i18n';
import { Chip, TokenWord } from '@cabinet/ui';
import { type MouseEvent, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductFilter } from '../domain/filter.ts';
import styles from './AppliedFilters.module.css';
import type { ChangeFilter, Facets } from './Filters.tsx';

export interface AppliedFiltersProps {
  filter: ProductFilter;
  facets: Facets | null;
  onChange: ChangeFilter;
  onReset(): void;
  /** The last of them is taken off, and the focus has no place among them any more. */
  onEmpty(): void;
}

/** The filters that are set, each to be taken off where it is seen. */
export function AppliedFilters({ filter, facets, onChange, onReset, onEmpty }: AppliedFiltersProps) {
  const { t } = useTranslation('mf-catalog');
  const chips = useChips(filter, facets);
  if (chips.length === 0) return null;

  // A chip goes away under the focus: the next one takes it.
  function takeOff({ without }: AppliedChip, { currentTarget }: MouseEvent<HTMLButtonElement>) {
    const next = currentTarget.nextElementSibling;
    if (chips.length === 1) onEmpty();
    else if (next instanceof HTMLElement) next.focus();
    onChange(without);
  }

  function reset() {
    onEmpty();
    onReset();
  }

  return (
    <fieldset className={styles.applied} aria-label={t('filters.applied')}>
      {chips.map((chip) => (
        <Chip key={chip.id} isApplied onClick={(event) => takeOff(chip, event)}>
          {chip.text}
        </Chip>
      ))}
      <button type="button" className={styles.reset} onClick={reset}>
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

  // What the catalogue does not know (any more) keeps its general name.
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
