import type { Section } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSheet } from '../components/FilterSheet.tsx';
import { type Facets, Filters, FiltersSkeleton } from '../components/Filters.tsx';
import { ListTools } from '../components/ListTools.tsx';
import { useBuyer } from '../data/useBuyer.ts';
import { useProductFilter } from '../data/useProductFilter.ts';
import { useProducts } from '../data/useProducts.ts';
import { ProductList } from './ProductList.tsx';
import styles from './ProductListPage.module.css';

/** Of a service that counts nothing. */
const NO_FACETS: Facets = { categories: [], brands: [], prices: [] };

/** One section of the catalogue: the filters in the address, and what matches them. */
export function ProductListPage({ section }: { section: Section }) {
  const { t } = useTranslation('mf-catalog');
  const { formatNumber } = useFormats();
  const { filter, pages, change, reset, showMore } = useProductFilter();
  const { available } = useBuyer();
  const answer = useProducts(section, filter, available);
  const [isSheetOpen, setSheetOpen] = useState(false);

  const facets = answer.data ? (answer.data.facets ?? NO_FACETS) : null;
  const total = answer.data?.total ?? answer.data?.products.length ?? null;
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
        <ListTools
          filter={filter}
          facets={facets}
          countText={countText('count')}
          onChange={change}
          onReset={reset}
          onOpenFilters={() => setSheetOpen(true)}
        />
        <ProductList
          section={section}
          filter={filter}
          pages={pages}
          answer={answer}
          onReset={reset}
          onShowMore={showMore}
        />
      </div>
      <FilterSheet open={isSheetOpen} onClose={() => setSheetOpen(false)} showText={countText('show')}>
        {filters}
      </FilterSheet>
    </div>
  );
}
