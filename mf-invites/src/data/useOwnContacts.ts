import { clientAtom, contactAtom, sessionAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** The participant's contacts from all sources, because participants cannot invite themselves (B4). */
export function useOwnContacts() {
  const session = useAtomValue(sessionAtom);
  const client = useAtomValue(clientAtom);
  const contact = useAtomValue(contactAtom);
  const phones = [contact?.verifiedPhone, client?.phone, ...(contact?.phones ?? [])];
  return {
    phones: phones.filter((phone) => typeof phone === 'string'),
    email: contact?.email ?? session?.email ?? '',
  };
}
