import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { WishButton } from '../components/WishButton.tsx';
import { useToggleWish } from '../data/useWishes.ts';
import { useWriteBlock } from '../data/useWriteBlock.ts';

export interface WishHeartProps {
  product: Pick<Product, 'id' | 'name'>;
  /** The products that are wished for; without them there is no heart. */
  wished: ReadonlySet<number> | undefined;
}

/** The heart of a product. */
export function WishHeart({ product, wished }: WishHeartProps) {
  const { localText } = useFormats();
  const { isWished, toggle } = useToggleWish(product.id, wished?.has(product.id) ?? false);
  const block = useWriteBlock();
  if (!wished) return null;
  return (
    <WishButton
      name={localText(product.name)}
      isWished={isWished}
      block={block}
      onToggle={() => void toggle()}
    />
  );
}
