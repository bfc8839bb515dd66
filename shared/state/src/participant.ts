import { atom } from 'jotai';
import { isViewAsAtom, sessionAtom } from './session.ts';
import { clientAtom, contactAtom } from './user.ts';

/** The owner of this cabinet: the signed-in participant, or the participant that staff views (§6). */
export const participantAtom = atom((get) => {
  const session = get(sessionAtom);
  const client = get(clientAtom);
  const contact = get(contactAtom);
  const [firstName, lastName] = get(isViewAsAtom)
    ? [client?.name, client?.surname]
    : [session?.firstName, session?.lastName];
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    fullName: [firstName, lastName].filter(Boolean).join(' ') || contact?.full_name || '',
    email: contact?.email ?? session?.email ?? '',
    imgUrl: contact?.imgUrl ?? null,
  };
});
