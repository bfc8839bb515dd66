import { isOnlineAtom } from '@cabinet/state/offline';
import { isViewAsAtom } from '@cabinet/state/session';
import { useAtomValue } from 'jotai';

/** Why nothing can be changed now (§6, R31), or null. */
export type WriteBlock = 'view-as' | 'offline';

export function useWriteBlock(): WriteBlock | null {
  const isViewAs = useAtomValue(isViewAsAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  if (isViewAs) return 'view-as';
  return isOnline ? null : 'offline';
}
