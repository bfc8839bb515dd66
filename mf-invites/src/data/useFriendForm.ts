import { clientAtom, contactAtom, sessionAtom, useDraft } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  type FriendField,
  type FriendForm,
  friendRefusals,
  NO_FRIEND,
  type OwnContacts,
} from '../domain/inviteForm.ts';

/** The invite form (§3) as far as it is filled in; it waits for its participant (SE3). */
export function useFriendForm() {
  const own = useOwnContacts();
  const { value: form, edit, drop } = useDraft('invite', NO_FRIEND);
  const [told, setTold] = useState<readonly FriendField[]>([]);

  return {
    form,
    /** What cannot be sent as it is, whether it is told yet or not. */
    refusals: friendRefusals(form, own),
    /** Fields whose refusal is told: they were left, or asked about. */
    told,
    set: (change: Partial<FriendForm>) => edit({ ...form, ...change }),
    tell: (fields: readonly FriendField[]) => setTold((before) => [...before, ...fields]),
    /** The form is sent for good; the next one is about another friend. */
    drop: () => {
      drop();
      setTold([]);
    },
  };
}

/** By which nobody invites themselves, wherever they are known by them (B4). */
function useOwnContacts(): OwnContacts {
  const session = useAtomValue(sessionAtom);
  const client = useAtomValue(clientAtom);
  const contact = useAtomValue(contactAtom);
  const phones = [contact?.verifiedPhone, client?.phone, ...(contact?.phones ?? [])];
  return {
    phones: phones.filter((phone) => typeof phone === 'string'),
    email: contact?.email ?? session?.email ?? '',
  };
}
