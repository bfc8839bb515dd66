import { participantAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

export function useParticipant() {
  return useAtomValue(participantAtom);
}
