import type { Section } from '@cabinet/contracts/products';
import { spenderAtom } from '@cabinet/state';
import { LoadFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { layoutOf, ProductGrid, ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { useMoreProducts } from '../data/useProducts.ts';
import type { ProductFilter } from '../domain/filter.ts';
import { pageLength, pageSpan } from '../domain/paging.ts';
import { ProductItem } from './ProductItem.tsx';

export interface MoreProductsProps {
  section: Section;
  filter: ProductFilter;
  /** From 1. */
  page: number;
  /** Number of products on all pages. */
  total: number;
  wished: ReadonlySet<number> | undefined;
  /** Ref of the first product's link. */
  first?: Ref<HTMLAnchorElement> | undefined;
}

/** A further page of the list, as a separate grid. */
export function MoreProducts({ section, filter, page, total, wished, first }: MoreProductsProps) {
  const { available } = useAtomValue(spenderAtom);
  const { data, error, retry } = useMoreProducts(section, filter, available, page);

  if (!data && error) return <LoadFailure error={error} onRetry={retry} />;
  if (!data) return <ProductGridSkeleton count={pageLength(page, total)} layout={layoutOf(section)} />;
  return (
    <ProductGrid layout={layoutOf(section)}>
      {data.products.map((product, place) => (
        <ProductItem
          key={product.id}
          product={product}
          wished={wished}
          hasHeart={section !== 'events'}
          search={filter.search}
          place={{ number: pageSpan(page).offset + place + 1, total }}
          ref={place === 0 ? first : undefined}
        />
      ))}
    </ProductGrid>
  );
}
