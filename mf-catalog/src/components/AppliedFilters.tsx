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
  /** Called when the last filter is removed, because the focus then has no place in the list. */
  onEmpty(): void;
}

/** The active filters, with a button to remove each. */
export function AppliedFilters({ filter, facets, onChange, onReset, onEmpty }: AppliedFiltersProps) {
  const { t } = useTranslation('mf-catalog');
  const chips = useChips(filter, facets);
  if (chips.length === 0) return null;

  // The focused chip disappears, so move the focus to the next chip.
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
  /** The change that removes the filter. */
  without: Partial<ProductFilter>;
}

function useChips(filter: ProductFilter, facets: Facets | null): AppliedChip[] {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTokens } = useFormats();
  const word = use(TokenWord);
  const { categories, brand, maxPrice, search, isAffordable } = filter;

  // An id without a name in the catalogue gets a general name.
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
