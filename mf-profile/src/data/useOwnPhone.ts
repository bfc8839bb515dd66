import { actualPhone } from '@cabinet/domain/phone';
import { clientAtom, contactAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { otherPhones } from '../domain/phoneMismatch.ts';

/** The participant's phone and its conflicts between sources (§3 Actual phone). */
export function useOwnPhone() {
  const client = useAtomValue(clientAtom);
  const contact = useAtomValue(contactAtom);
  const sources = {
    crm: client?.phone ?? null,
    verified: contact?.verifiedPhone ?? null,
    service: contact?.phones?.[0] ?? null,
  };
  const phone = actualPhone(sources);
  return { phone, others: otherPhones(sources, phone.phone) };
}
