import type { Product } from '@cabinet/contracts/loyalty';
import { SavePanel } from '../components/SavePanel.tsx';
import { useBuyer } from '../data/useBuyer.ts';
import { useGoal } from '../data/useGoal.ts';
import { useWriteBlock } from '../data/useWriteBlock.ts';

/** Saving for a product that the tokens are not enough for (R16). */
export function SaveSection({ product }: { product: Product }) {
  const { available } = useBuyer();
  const { goal, isSaving, saveFor, drop } = useGoal();
  const block = useWriteBlock();
  if (goal === undefined || available === null) return null;

  const isGoal = goal?.product?.id === product.id;
  if (!isGoal && product.price <= available) return null;
  return (
    <SavePanel
      product={product}
      available={available}
      goal={goal}
      block={block}
      isSaving={isSaving}
      onSave={() => saveFor(product.id)}
      onDrop={drop}
    />
  );
}
