import type { RouteData } from '@cabinet/api';
import type { listProducts, Section } from '@cabinet/contracts/products';
import { friendshipLevel } from '@cabinet/domain/level';
import { paymentsAtom, spenderAtom } from '@cabinet/state';
import { LoadFailure, ShowMore, useFirstOfMore } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { NearPage } from '../components/NearPage.tsx';
import { NothingHere } from '../components/NothingHere.tsx';
import { layoutOf, ProductGrid, ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { ReferralTile } from '../components/ReferralTile.tsx';
import { StaleNote } from '../components/StaleNote.tsx';
import { useScrollRestoration } from '../data/useScrollRestoration.ts';
import { useWishes } from '../data/useWishes.ts';
import { countFilters, type ProductFilter } from '../domain/filter.ts';
import { nearestGoal } from '../domain/goal.ts';
import { pageCount, pageLength } from '../domain/paging.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductItem } from './ProductItem.tsx';
import styles from './ProductList.module.css';

export interface ProductListProps {
  section: Section;
  filter: ProductFilter;
  /** All pages, not only the first. */
  isFullList: boolean;
  answer: RouteData<typeof listProducts>;
  onReset(): void;
  onShowAll(): void;
}

/** The products that match the filter, with one referral tile in third place. */
export function ProductList({ section, filter, isFullList, answer, onReset, onShowAll }: ProductListProps) {
  const { available } = useAtomValue(spenderAtom);
  const { ids: wished } = useWishes();
  const payments = useAtomValue(paymentsAtom);
  const { ask, first } = useFirstOfMore();
  const { data, error, retry, isRefreshing } = answer;
  const list = useRef<HTMLDivElement>(null);
  const heights = useScrollRestoration(list, data !== undefined);
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={retry} />
    ) : (
      <ProductGridSkeleton layout={layoutOf(section)} />
    );

  const { products } = data;
  const total = data.total ?? products.length;
  const further = Array.from({ length: pageCount(total) - 1 }, (_, index) => index + 1);
  const cards = products.map((product, place) => (
    <ProductItem
      key={product.id}
      product={product}
      wished={wished}
      hasHeart={section !== 'events'}
      search={filter.search}
      place={{ number: place + 1, total }}
    />
  ));
  const showAll = () => {
    ask();
    onShowAll();
  };

  return (
    <div className={styles.pages} ref={list}>
      {/* A failed refresh keeps the loaded list on screen. */}
      {error && <StaleNote onRetry={retry} busy={isRefreshing} />}
      {products.length === 0 ? (
        <NothingHere isFiltered={countFilters(filter) > 0} onReset={onReset} />
      ) : (
        <ProductGrid isRefreshing={isRefreshing} layout={layoutOf(section)}>
          {cards.slice(0, 2)}
          {/* The days of events follow each other without a referral tile. */}
          {section !== 'events' && (
            <ReferralTile
              goal={nearestGoal(products, available)}
              percent={payments && friendshipLevel(payments.length).percent}
            />
          )}
          {cards.slice(2)}
        </ProductGrid>
      )}
      {isFullList ? (
        further.map((page) => (
          <NearPage key={page} page={page} length={pageLength(page, total)} kept={heights[page]}>
            <MoreProducts
              section={section}
              filter={filter}
              page={page}
              total={total}
              wished={wished}
              first={page === 1 ? first : undefined}
            />
          </NearPage>
        ))
      ) : (
        <ShowMore count={total - products.length} onClick={showAll} />
      )}
    </div>
  );
}
