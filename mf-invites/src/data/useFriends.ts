import { referralFigures } from '@cabinet/domain/friendFigures';
import { friendsPhaseAtom, paymentsAtom, registrationsAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** The participant's friends from the start, with the same figures as on the home page. */
export function useFriends() {
  const registrations = useAtomValue(registrationsAtom);
  const payments = useAtomValue(paymentsAtom);
  const phase = useAtomValue(friendsPhaseAtom);
  const figures = registrations && payments && referralFigures(registrations, payments);
  return { phase, figures, paid: payments?.length ?? null };
}
