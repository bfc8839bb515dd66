import { atom } from 'jotai';
import { isOnlineAtom } from './offline.ts';
import { isViewAsAtom } from './session.ts';

/** Why nothing at all can be written: another's cabinet is looked at (§6), there is no network (R31). */
export type WriteObstacle = 'view-as' | 'offline';

/** Null while one may write. What cannot be done is shown, disabled, with its reason. */
export const writeObstacleAtom = atom((get): WriteObstacle | null => {
  if (get(isViewAsAtom)) return 'view-as';
  return get(isOnlineAtom) ? null : 'offline';
});
