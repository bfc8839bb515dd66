import { clientAtom, contactAtom, isViewAsAtom, sessionAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** Whose cabinet this is: the signed-in participant, or the one that staff looks at (§6). */
export function useParticipant() {
  const session = useAtomValue(sessionAtom);
  const client = useAtomValue(clientAtom);
  const contact = useAtomValue(contactAtom);
  const isViewAs = useAtomValue(isViewAsAtom);

  const email = contact?.email ?? session?.email ?? '';
  const [firstName, lastName] = isViewAs
    ? [client?.name, client?.surname]
    : [session?.firstName, session?.lastName];
  const fullName = [firstName, lastName].filter(Boolean).join(' ') || contact?.full_name || '';
  return { firstName: firstName ?? '', lastName: lastName ?? '', fullName, email };
}
