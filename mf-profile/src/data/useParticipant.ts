import { participantAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** Whose cabinet this is. */
export function useParticipant() {
  return useAtomValue(participantAtom);
}
