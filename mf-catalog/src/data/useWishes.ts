import { useRouteAction, useRouteData } from '@cabinet/api';
import { addWish, listWishes, removeWish } from '@cabinet/contracts/catalogue';
import { reportApiError } from '@cabinet/state';
import { useMemo, useState } from 'react';

/** The wish list. All hearts of a page share one read. */
export function useWishes() {
  const { data, ...state } = useRouteData(listWishes, { query: {} });
  const wishes = data?.wishes;
  const ids = useMemo(() => wishes && new Set(wishes.map(({ product }) => product.id)), [wishes]);
  return { ...state, wishes, ids };
}

/**
 * Toggles a product on the wish list. The heart changes at once and reverts on failure.
 * @param isKnown whether the loaded list contains the product
 */
export function useToggleWish(productId: number, isKnown: boolean) {
  const stale = [listWishes];
  const add = useRouteAction(addWish, { stale });
  const remove = useRouteAction(removeWish, { stale });
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (wanted === isKnown) setWanted(null);
  const isWished = wanted ?? isKnown;

  async function toggle() {
    if (add.isRunning || remove.isRunning) return;
    setWanted(!isWished);
    try {
      await (isWished ? remove : add).run({ params: { id: productId } });
    } catch (error) {
      setWanted(null);
      reportApiError(error);
    }
  }

  return { isWished, toggle };
}
