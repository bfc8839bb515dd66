import type { Product } from '@cabinet/contracts/products';
import { spenderAtom } from '@cabinet/state';
import { Part } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { SavePanel } from '../components/SavePanel.tsx';
import { useGoal } from '../data/useGoal.ts';

// The note loads later with the form components. Conflicts are rare.
const loadConflict = () => import('../components/GoalConflictNote.tsx');

/** Saving for a product that is not affordable (R16). */
export function SaveSection({ product }: { product: Product }) {
  const { available, writeObstacle } = useAtomValue(spenderAtom);
  const { goal, isSaving, conflict, keep, take, ...write } = useGoal();
  const place = useRef<HTMLDivElement>(null);
  if (goal === undefined || available === null) return null;

  const isGoal = goal?.product?.id === product.id;
  // The buttons of a conflict disappear, so move the focus to the container.
  const settle = (choice: () => void) => () => {
    place.current?.focus();
    choice();
  };
  if (!conflict && !isGoal && product.price <= available) return null;
  return (
    <div ref={place} tabIndex={-1}>
      {conflict ? (
        <Part load={loadConflict} meanwhile={null}>
          {({ GoalConflictNote }) => (
            <GoalConflictNote
              conflict={conflict}
              product={product}
              isDisabled={isSaving || writeObstacle !== null}
              onKeep={settle(keep)}
              onTake={settle(take)}
            />
          )}
        </Part>
      ) : (
        <SavePanel
          product={product}
          available={available}
          goal={goal}
          obstacle={writeObstacle}
          isSaving={isSaving}
          onSave={() => write.saveFor(product.id)}
          onDrop={write.drop}
        />
      )}
    </div>
  );
}
