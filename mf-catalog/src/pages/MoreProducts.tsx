import type { Section } from '@cabinet/contracts/loyalty';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { ProductCard } from '../components/ProductCard.tsx';
import { ProductGridRow, ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { useBuyer } from '../data/useBuyer.ts';
import { useMoreProducts } from '../data/useProducts.ts';
import type { ProductFilter } from '../domain/filter.ts';

export interface MoreProductsProps {
  section: Section;
  filter: ProductFilter;
  /** From 1. */
  page: number;
}

/** A further page of the list, inside its grid. */
export function MoreProducts({ section, filter, page }: MoreProductsProps) {
  const { available, isStudent } = useBuyer();
  const { data, error, retry } = useMoreProducts(section, filter, available, page);
  if (!data) {
    return (
      <ProductGridRow>
        {error ? <LoadFailure error={error} onRetry={retry} /> : <ProductGridSkeleton count={3} />}
      </ProductGridRow>
    );
  }
  return data.products.map((product) => (
    <ProductCard key={product.id} product={product} available={isStudent ? available : null} />
  ));
}
