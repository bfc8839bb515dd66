import { contactAtom, isFetchedAtom, isStudentAtom, physicalCardAtom } from '@cabinet/state/user';
import { writeObstacleAtom } from '@cabinet/state/writeObstacle';
import { useAtomValue } from 'jotai';

/** Everything about the participant that decides whether tokens can be spent. */
export function useSpender() {
  const contact = useAtomValue(contactAtom);
  return {
    /** The start has told who this is. */
    isKnown: useAtomValue(isFetchedAtom) && contact !== null,
    card: useAtomValue(physicalCardAtom),
    available: contact?.available ?? contact?.balance ?? 0,
    isStudent: useAtomValue(isStudentAtom),
    /** Numbers of the own contracts: of deals that are paid (§3 Deal). */
    contracts: (contact?.deals ?? []).flatMap(({ stageId, docNum }) =>
      stageId === 'WON' && docNum ? [docNum] : [],
    ),
    writeObstacle: useAtomValue(writeObstacleAtom),
  };
}
