import { atom } from 'jotai';
import { isOnlineAtom } from './offline.ts';
import { isViewAsAtom } from './session.ts';

/** The reason why all writes are off: view-as (§6), or no network (R31). */
export type WriteObstacle = 'view-as' | 'offline';

/** Null while writes are possible. A disabled control stays visible, with its reason. */
export const writeObstacleAtom = atom((get): WriteObstacle | null => {
  if (get(isViewAsAtom)) return 'view-as';
  return get(isOnlineAtom) ? null : 'offline';
});
