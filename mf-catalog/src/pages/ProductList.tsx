import type { RouteData } from '@cabinet/api/useRouteData';
import type { listProducts, Section } from '@cabinet/contracts/loyalty';
import { friendshipLevel } from '@cabinet/domain/level';
import { paymentsAtom } from '@cabinet/state/user';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { ShowMore } from '@cabinet/ui/ShowMore';
import { useAtomValue } from 'jotai';
import { NothingHere } from '../components/NothingHere.tsx';
import { ProductCard } from '../components/ProductCard.tsx';
import { ProductGrid, ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { ReferralTile } from '../components/ReferralTile.tsx';
import { StaleNote } from '../components/StaleNote.tsx';
import { useBuyer } from '../data/useBuyer.ts';
import { countFilters, PAGE_SIZE, type ProductFilter } from '../domain/filter.ts';
import { nearestGoal } from '../domain/goal.ts';
import { MoreProducts } from './MoreProducts.tsx';

export interface ProductListProps {
  section: Section;
  filter: ProductFilter;
  /** How many pages are open. */
  pages: number;
  answer: RouteData<typeof listProducts>;
  onReset(): void;
  onShowMore(): void;
}

/** Everything that matches the filter, with one referral tile as the third. */
export function ProductList({ section, filter, pages, answer, onReset, onShowMore }: ProductListProps) {
  const { available, isStudent } = useBuyer();
  const payments = useAtomValue(paymentsAtom);
  const { data, error, retry, isRefreshing } = answer;
  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <ProductGridSkeleton />;

  const { products } = data;
  const total = data.total ?? products.length;
  const tokens = isStudent ? available : null;
  const cards = products.map((product) => (
    <ProductCard key={product.id} product={product} available={tokens} />
  ));
  const further = Array.from({ length: pages - 1 }, (_, index) => index + 1);

  return (
    <div>
      {/* A failed refresh never takes away what is already on screen. */}
      {error && <StaleNote onRetry={retry} busy={isRefreshing} />}
      {products.length === 0 ? (
        <NothingHere isFiltered={countFilters(filter) > 0} onReset={onReset} />
      ) : (
        <ProductGrid isRefreshing={isRefreshing}>
          {cards.slice(0, 2)}
          <ReferralTile
            goal={nearestGoal(products, available)}
            percent={payments && friendshipLevel(payments.length).percent}
          />
          {cards.slice(2)}
          {further.map((page) => (
            <MoreProducts key={page} section={section} filter={filter} page={page} />
          ))}
        </ProductGrid>
      )}
      <ShowMore count={total - pages * PAGE_SIZE} onClick={onShowMore} />
    </div>
  );
}
