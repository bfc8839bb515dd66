import { friendsPhaseAtom, paymentsAtom, registrationsAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

export interface FriendFigures {
  /** Friends who registered, and friends who paid for their studies. */
  registered: number;
  paid: number;
  /** What all of them have brought, in tokens. */
  tokens: number;
}

/** What the start has loaded of the participant's friends; the same figures as on the home page. */
export function useFriends() {
  const registrations = useAtomValue(registrationsAtom);
  const payments = useAtomValue(paymentsAtom);
  const phase = useAtomValue(friendsPhaseAtom);
  const all = registrations && payments && [...registrations, ...payments];
  const figures: FriendFigures | null = all && {
    registered: registrations.length,
    paid: payments.length,
    tokens: all.reduce((total, { amount }) => total + (amount ?? 0), 0),
  };
  return { phase, figures, paid: payments?.length ?? null };
}
