import { call, isApiError, refreshRoutes } from '@cabinet/api';
import { checkFriend, listInvitations } from '@cabinet/contracts/invitations';
import type { InviteFormOutput } from '@cabinet/domain/forms/invite';
import { physicalCardAtom, store } from '@cabinet/state';
import { sendLead, tellRefusal } from '@cabinet/state/leads';
import { useState } from 'react';
import { friendLead } from '../domain/inviteForm.ts';
import type { InviteOutcome } from '../domain/inviteOutcome.ts';

/** Invites a friend. The service checks for a refusal first, then the form is sent as a lead (§7). */
export function useInviteRequest() {
  const [outcome, setOutcome] = useState<InviteOutcome | null>(null);

  async function send(form: InviteFormOutput): Promise<InviteOutcome> {
    const result = await invite(form).catch((): InviteOutcome => ({ name: 'unanswered' }));
    setOutcome(result);
    return result;
  }

  return { outcome, send, forget: () => setOutcome(null) };
}

async function invite(form: InviteFormOutput): Promise<InviteOutcome> {
  const { refusal, invitation } = await findRefusal(form);
  if (refusal === 'invited') return { name: 'invited', invitation };
  if (refusal) return { name: 'own', field: refusal === 'own-phone' ? 'phone' : 'email' };
  const partner = store.get(physicalCardAtom)?.cardNumber ?? null;
  const answer = await sendLead(friendLead(form), { entryPoint: 'invite', partner });
  if (answer.name !== 'accepted') return { name: 'refused', text: tellRefusal(answer) };
  void refreshRoutes([listInvitations]);
  return { name: 'taken' };
}

/**
 * Contains only what the participant may know (B3). If the check fails, the receiver of the lead checks
 * again.
 */
async function findRefusal({ phone, email }: InviteFormOutput) {
  try {
    return await call(checkFriend, { body: { phone, email } });
  } catch (error) {
    if (isApiError(error) && error.kind !== 'network' && error.kind !== 'unauthorised') {
      return { refusal: null, invitation: null };
    }
    throw error;
  }
}
