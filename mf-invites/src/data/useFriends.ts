import { paymentsAtom, registrationsAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';

export interface FriendFigures {
  /** Friends who registered, and friends who paid for their studies. */
  registered: number;
  paid: number;
  /** What all of them have brought, in tokens. */
  tokens: number;
}

/** What the start has loaded of the participant's friends; the same figures as on the home page. */
export function useFriends(): FriendFigures {
  const registrations = useAtomValue(registrationsAtom);
  const payments = useAtomValue(paymentsAtom);
  const tokens = [...registrations, ...payments].reduce((total, { amount }) => total + (amount ?? 0), 0);
  return { registered: registrations.length, paid: payments.length, tokens };
}
