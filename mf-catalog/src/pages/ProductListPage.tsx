import type { Section } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { spenderAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSheet } from '../components/FilterSheet.tsx';
import { Filters, FiltersSkeleton } from '../components/Filters.tsx';
import { ListTools } from '../components/ListTools.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { useFacets } from '../data/useFacets.ts';
import { useProductFilter } from '../data/useProductFilter.ts';
import { useProducts } from '../data/useProducts.ts';
import { ProductList } from './ProductList.tsx';
import styles from './ProductListPage.module.css';

/** One section of the catalogue: the filters of the address and the list. */
export function ProductListPage({ section }: { section: Section }) {
  const { t } = useTranslation('mf-catalog');
  const { formatNumber } = useFormats();
  const { filter, isFullList, change, reset, showAll } = useProductFilter();
  const { available } = useAtomValue(spenderAtom);
  const answer = useProducts(section, filter, available);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);

  const facets = useFacets(answer, filter);
  const total = answer.data?.total ?? answer.data?.products.length ?? null;
  // The button that resets an empty list disappears, so move its focus to the count.
  const resetList = () => {
    count.current?.focus();
    reset();
  };
  const countText = (kind: 'count' | 'show') =>
    total === null ? '' : t(`${kind}.${section}`, { count: total, number: formatNumber(total) });
  const filters = facets ? (
    <Filters filter={filter} facets={facets} hasTokens={available !== null} onChange={change} />
  ) : (
    answer.isLoading && <FiltersSkeleton />
  );

  return (
    <div className={styles.layout}>
      <aside className={styles.filters} aria-label={t('filters.title')}>
        {filters}
      </aside>
      <div className={styles.list}>
        <SearchField value={filter.search} onChange={(search) => change({ search })} />
        <ListTools
          section={section}
          filter={filter}
          facets={facets}
          countText={countText('count')}
          countRef={count}
          onChange={change}
          onReset={reset}
          onOpenFilters={() => setSheetOpen(true)}
        />
        <ProductList
          section={section}
          filter={filter}
          isFullList={isFullList}
          answer={answer}
          onReset={resetList}
          onShowAll={showAll}
        />
      </div>
      <FilterSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} showText={countText('show')}>
        {filters}
      </FilterSheet>
    </div>
  );
}
