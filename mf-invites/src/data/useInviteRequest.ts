import { call, isApiError, refreshRoutes } from '@cabinet/api';
import { checkFriend, listInvitations } from '@cabinet/contracts/invitations';
import { physicalCardAtom, store } from '@cabinet/state';
import { submitLead } from '@cabinet/state/leads';
import { useRef, useState } from 'react';
import { type FriendForm, friendLead } from '../domain/inviteForm.ts';
import type { InviteOutcome } from '../domain/inviteOutcome.ts';

/** Inviting a friend: what speaks against it is asked first, then the form goes out as a lead (§7). */
export function useInviteRequest() {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<InviteOutcome | null>(null);
  const isBusy = useRef(false);

  /** @returns null while another sending is on its way */
  async function send(form: FriendForm): Promise<InviteOutcome | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setSending(true);
    const result = await invite(form).catch((): InviteOutcome => ({ name: 'unanswered' }));
    isBusy.current = false;
    setSending(false);
    setOutcome(result);
    return result;
  }

  return { isSending, outcome, send, forget: () => setOutcome(null) };
}

async function invite(form: FriendForm): Promise<InviteOutcome> {
  const { refusal, invitation } = await findRefusal(form);
  if (refusal === 'invited') return { name: 'invited', invitation };
  if (refusal) return { name: 'own', field: refusal === 'own-phone' ? 'phone' : 'email' };
  const partner = store.get(physicalCardAtom)?.cardNumber ?? null;
  const isTaken = await submitLead(friendLead(form), { entryPoint: 'invite', partner });
  if (isTaken) void refreshRoutes([listInvitations]);
  return { name: isTaken ? 'taken' : 'refused' };
}

/** Only what the participant may know (B3). Where it cannot be asked, whoever takes the lead looks at it anyway. */
async function findRefusal({ phone, email }: FriendForm) {
  try {
    return await call(checkFriend, { body: { phone, email: email.trim() } });
  } catch (error) {
    if (isApiError(error) && error.kind !== 'network' && error.kind !== 'unauthorised') {
      return { refusal: null, invitation: null };
    }
    throw error;
  }
}
