import { balanceBreakdown } from '@cabinet/domain/balance';
import { atom } from 'jotai';
import { contactAtom, isFetchedAtom, isStudentAtom, physicalCardAtom } from './user.ts';
import { writeObstacleAtom } from './writeObstacle.ts';

/** All data about the participant that decides whether they can spend tokens. */
export const spenderAtom = atom((get) => {
  const contact = get(contactAtom);
  return {
    /** The start has identified the participant. */
    isKnown: get(isFetchedAtom),
    isStudent: get(isStudentAtom),
    card: get(physicalCardAtom),
    /** Available tokens, or null while they are unknown. */
    available: contact && balanceBreakdown(contact).available,
    writeObstacle: get(writeObstacleAtom),
  };
});
