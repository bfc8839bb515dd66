import { balanceBreakdown } from '@cabinet/domain/balance';
import { conversionRefusal } from '@cabinet/domain/conversion';
import { contactAtom, paymentsAtom, physicalCardAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { requestedTokens } from '../domain/conversionForm.ts';
import { useManagerRequests } from './useManagerRequests.ts';

/** Tokens that the participant may turn into roubles. `free` is null while unknown (§1). */
export function useConversion() {
  const contact = useAtomValue(contactAtom);
  const card = useAtomValue(physicalCardAtom);
  const paidFriends = useAtomValue(paymentsAtom)?.length;
  const { requests, error, retry } = useManagerRequests('conversion');
  const isKnown = contact !== null && requests !== undefined && paidFriends !== undefined;
  const available = contact ? balanceBreakdown(contact).available : 0;
  const requested = requestedTokens(requests ?? []);

  const refusalOf = (amount: number) =>
    conversionRefusal({ card, paidFriends: paidFriends ?? 0, available, requested, amount });
  return { free: isKnown ? Math.max(0, available - requested) : null, requests, refusalOf, error, retry };
}
