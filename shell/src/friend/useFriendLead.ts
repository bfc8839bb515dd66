import { forgetIntents } from '@cabinet/api/intents';
import type { LeadAnswer } from '@cabinet/api/leads';
import type { FriendValues } from '@cabinet/domain/forms/friend';
import { sendLead } from '@cabinet/state/leads';
import { useState } from 'react';

/** `unanswered` may have been taken all the same, and sending it again is safe (B4). */
export type LeadFailure = Exclude<LeadAnswer, { name: 'accepted' }> | { name: 'unanswered' };

/**
 * Sends what a friend leaves as a lead (§7), once however often it is asked for.
 * @param partner hash of the card that recommends
 */
export function useFriendLead(partner: string | null) {
  const [failure, setFailure] = useState<LeadFailure | null>(null);

  /** @returns whether it was accepted; `failure` then says why it was not */
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
    // Nobody signs out of this page: what was typed does not stay in the browser.
    if (answer.name === 'accepted') forgetIntents();
    return answer;
  } catch {
    return { name: 'unanswered' };
  }
}
