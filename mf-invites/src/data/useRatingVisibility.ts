import { useRouteAction } from '@cabinet/api';
import { getRating, setRatingVisibility } from '@cabinet/contracts/rating';
import { useState } from 'react';

/** Whether others see the participant in the rating (R40). Shows the wanted state until a refusal. */
export function useRatingVisibility(isHidden: boolean) {
  const { run, reset, isRunning, error } = useRouteAction(setRatingVisibility, { stale: [getRating] });
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function hide(next: boolean): Promise<void> {
    // Drop the last intent, because the request holds the new state and not a toggle.
    reset();
    setWanted(next);
    await run({ body: { isHidden: next } }).catch(() => setWanted(null));
  }

  return { isHidden: wanted ?? isHidden, hide: (next: boolean) => void hide(next), isRunning, error };
}
