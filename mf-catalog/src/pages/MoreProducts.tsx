import type { Section } from '@cabinet/contracts/loyalty';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { useEffect, useRef } from 'react';
import { ProductGrid, ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { useBuyer } from '../data/useBuyer.ts';
import { useMoreProducts } from '../data/useProducts.ts';
import type { ProductFilter } from '../domain/filter.ts';
import { pageLength, pageSpan } from '../domain/paging.ts';
import { ProductItem } from './ProductItem.tsx';

export interface MoreProductsProps {
  section: Section;
  filter: ProductFilter;
  /** From 1. */
  page: number;
  /** How many products there are on all pages. */
  total: number;
  wished: ReadonlySet<number> | undefined;
  /** It was asked for here: its first product takes the focus, for the button has gone. */
  takesFocus: boolean;
}

/** A further page of the list: a grid of its own. */
export function MoreProducts({ section, filter, page, total, wished, takesFocus }: MoreProductsProps) {
  const { available } = useBuyer();
  const { data, error, retry } = useMoreProducts(section, filter, available, page);
  const first = useRef<HTMLAnchorElement>(null);
  const isHere = data !== undefined;
  useEffect(() => {
    if (takesFocus && isHere) first.current?.focus();
  }, [takesFocus, isHere]);

  if (!data && error) return <LoadFailure error={error} onRetry={retry} />;
  if (!data) return <ProductGridSkeleton count={pageLength(page, total)} />;
  return (
    <ProductGrid>
      {data.products.map((product, place) => (
        <ProductItem
          key={product.id}
          product={product}
          wished={wished}
          search={filter.search}
          place={{ number: pageSpan(page).offset + place + 1, total }}
          ref={place === 0 ? first : undefined}
        />
      ))}
    </ProductGrid>
  );
}
