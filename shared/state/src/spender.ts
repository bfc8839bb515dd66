import { balanceParts } from '@cabinet/domain/balance';
import { atom } from 'jotai';
import { contactAtom, isFetchedAtom, isStudentAtom, physicalCardAtom } from './user.ts';
import { writeObstacleAtom } from './writeObstacle.ts';

/** Everything about the participant that decides whether tokens can be spent. */
export const spenderAtom = atom((get) => {
  const contact = get(contactAtom);
  return {
    /** The start has told who this is. */
    isKnown: get(isFetchedAtom),
    isStudent: get(isStudentAtom),
    card: get(physicalCardAtom),
    /** Tokens to spend; null while they are not known. */
    available: contact && balanceParts(contact).available,
    writeObstacle: get(writeObstacleAtom),
  };
});
