import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { writeObstacleAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { WishButton } from '../components/WishButton.tsx';
import { useToggleWish } from '../data/useWishes.ts';

export interface WishHeartProps {
  product: Pick<Product, 'id' | 'name'>;
  /** Ids of wished products. Without them the heart is hidden. */
  wished: ReadonlySet<number> | undefined;
}

export function WishHeart({ product, wished }: WishHeartProps) {
  const { localText } = useFormats();
  const { isWished, toggle } = useToggleWish(product.id, wished?.has(product.id) ?? false);
  const obstacle = useAtomValue(writeObstacleAtom);
  if (!wished) return null;
  return (
    <WishButton
      name={localText(product.name)}
      isWished={isWished}
      obstacle={obstacle}
      onToggle={() => void toggle()}
    />
  );
}
