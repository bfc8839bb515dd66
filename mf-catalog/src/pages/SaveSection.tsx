import type { Product } from '@cabinet/contracts/loyalty';
import { spenderAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { SavePanel } from '../components/SavePanel.tsx';
import { useGoal } from '../data/useGoal.ts';

/** Saving for a product that the tokens are not enough for (R16). */
export function SaveSection({ product }: { product: Product }) {
  const { available, writeObstacle } = useAtomValue(spenderAtom);
  const { goal, isSaving, saveFor, drop } = useGoal();
  if (goal === undefined || available === null) return null;

  const isGoal = goal?.product?.id === product.id;
  if (!isGoal && product.price <= available) return null;
  return (
    <SavePanel
      product={product}
      available={available}
      goal={goal}
      obstacle={writeObstacle}
      isSaving={isSaving}
      onSave={() => saveFor(product.id)}
      onDrop={drop}
    />
  );
}
