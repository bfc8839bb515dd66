import { useRouteAction } from '@cabinet/api';
import { getRating, setRatingVisibility } from '@cabinet/contracts/rating';
import { useState } from 'react';

/** Whether the others see the participant in the rating (R40): as it was asked for, until that is refused. */
export function useRatingVisibility(isHidden: boolean) {
  const { run, reset, isRunning, error } = useRouteAction(setRatingVisibility, { stale: [getRating] });
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function hide(next: boolean): Promise<void> {
    // What was asked for before is over: it says what shall be, not what shall change.
    reset();
    setWanted(next);
    await run({ body: { isHidden: next } }).catch(() => setWanted(null));
  }

  return { isHidden: wanted ?? isHidden, hide: (next: boolean) => void hide(next), isRunning, error };
}
