import type { Referral } from '@cabinet/contracts/loyalty';
import { isFetchedAtom, paymentsAtom, registrationsAtom, userErrorAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';

export interface Friends {
  phase: 'loading' | 'failed' | 'known';
  registrations: readonly Referral[];
  payments: readonly Referral[];
}

/** The friends who registered and who paid. Nobody at all next to a failed start is not known to be nobody. */
export function useFriends(): Friends {
  const registrations = useAtomValue(registrationsAtom);
  const payments = useAtomValue(paymentsAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const hasError = useAtomValue(userErrorAtom) !== null;

  const isNobody = registrations.length + payments.length === 0;
  if (hasError && isNobody) return { phase: 'failed', registrations, payments };
  return { phase: isFetched || hasError ? 'known' : 'loading', registrations, payments };
}
