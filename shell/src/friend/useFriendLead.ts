import { forgetIntents } from '@cabinet/api/intents';
import type { LeadAnswer } from '@cabinet/api/leads';
import type { FriendForm } from '@cabinet/domain/forms';
import { interestsOf, type StudyArea } from '@cabinet/domain/studyAreas';
import { sendLead } from '@cabinet/state/leads';
import { useRef, useState } from 'react';

export interface FriendLead extends FriendForm {
  interests: readonly StudyArea[];
}

/** `unanswered` may have been taken all the same, and sending it again is safe (B4). */
export type LeadFailure = Exclude<LeadAnswer, { name: 'accepted' }> | { name: 'unanswered' };

/**
 * Sends what a friend leaves as a lead (§7), once however often it is asked for.
 * @param partner hash of the card that recommends
 */
export function useFriendLead(partner: string | null, onAccepted: () => void) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<LeadFailure | null>(null);
  const isBusy = useRef(false);

  async function send(lead: FriendLead) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    const answer = await submit(lead, partner);
    isBusy.current = false;
    setSending(false);
    setFailure(answer.name === 'accepted' ? null : answer);
    if (answer.name === 'accepted') onAccepted();
  }

  return { send, isSending, failure };
}

async function submit(lead: FriendLead, partner: string | null): Promise<LeadAnswer | LeadFailure> {
  const { agreesToPolicy, interests, ...fields } = lead;
  const form = { ...fields, interests: interestsOf(interests), partner };
  try {
    const answer = await sendLead(form, { entryPoint: 'friend', partner });
    // Nobody signs out of this page: what was typed does not stay in the browser.
    if (answer.name === 'accepted') forgetIntents();
    return answer;
  } catch {
    return { name: 'unanswered' };
  }
}
