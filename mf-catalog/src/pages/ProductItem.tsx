import { spenderAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { ProductCard } from '../components/ProductCard.tsx';
import { WishHeart, type WishHeartProps } from './WishHeart.tsx';

export interface ProductItemProps
  extends Omit<ComponentProps<typeof ProductCard>, 'available' | 'heart'>,
    Pick<WishHeartProps, 'wished'> {
  /** Without a heart the corner shows the remaining places of an event. */
  hasHeart?: boolean;
}

/** A product of a list for this participant, with the missing tokens and the heart. */
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
