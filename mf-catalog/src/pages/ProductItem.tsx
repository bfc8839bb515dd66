import { spenderAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { ProductCard } from '../components/ProductCard.tsx';
import { WishHeart, type WishHeartProps } from './WishHeart.tsx';

export interface ProductItemProps
  extends Omit<ComponentProps<typeof ProductCard>, 'available' | 'heart'>,
    Pick<WishHeartProps, 'wished'> {
  /** Without the heart there is room for how many places an event has left. */
  hasHeart?: boolean;
}

/** A product of a list as this participant sees it: with what is missing for it, and the heart. */
export function ProductItem({ wished, hasHeart = true, ...card }: ProductItemProps) {
  const { available, isStudent } = useAtomValue(spenderAtom);
  return (
    <ProductCard
      {...card}
      available={isStudent ? available : null}
      heart={hasHeart && wished && <WishHeart product={card.product} wished={wished} />}
    />
  );
}
