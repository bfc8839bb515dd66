import { forgetIntents } from '@cabinet/api/intents';
import type { LeadAnswer } from '@cabinet/api/leads';
import type { FriendValues } from '@cabinet/domain/forms/friend';
import { sendLead } from '@cabinet/state/leads';
import { useState } from 'react';

/** `unanswered`: the service may have accepted the lead. A second send is safe (B4). */
export type LeadFailure = Exclude<LeadAnswer, { name: 'accepted' }> | { name: 'unanswered' };

/**
 * Sends the friend's data as a lead (§7). Repeated calls create one lead.
 * @param partner hash of the inviter's card
 */
export function useFriendLead(partner: string | null) {
  const [failure, setFailure] = useState<LeadFailure | null>(null);

  /** @returns whether the service accepted the lead; if not, `failure` gives the reason */
  async function send(lead: FriendValues): Promise<boolean> {
    const answer = await submit(lead, partner);
    setFailure(answer.name === 'accepted' ? null : answer);
    return answer.name === 'accepted';
  }

  return { send, failure, forget: () => setFailure(null) };
}

async function submit(lead: FriendValues, partner: string | null): Promise<LeadAnswer | LeadFailure> {
  const { agreesToPolicy, ...fields } = lead;
  const form = { ...fields, partner };
  try {
    const answer = await sendLead(form, { entryPoint: 'friend', partner });
    // This page has no sign-out, so the typed data must not stay in the browser.
    if (answer.name === 'accepted') forgetIntents();
    return answer;
  } catch {
    return { name: 'unanswered' };
  }
}
