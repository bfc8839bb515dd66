import { type ApiError, call, isApiError } from '@cabinet/api';
import { linkCard } from '@cabinet/contracts/crm';
import { failureText } from '@cabinet/domain/failureText';
import type { GetCardValues } from '@cabinet/domain/forms/getCard';
import { acceptTerms, cardStateAtom, refreshCards, refreshContact, store, useDraft } from '@cabinet/state';
import { submitLead } from '@cabinet/state/leads';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardLead } from '../domain/cardForm.ts';

/** `creating`: the form was taken, the card is on its way (R36); it is so after a reload too. */
const NOT_ASKED = { state: '', words: '' };

/** Why the form was not taken: `unanswered` may have been taken all the same, and sending it again is safe (B4). */
export type RequestFailure = 'refused' | 'unanswered' | 'offline';

export interface CardRequest {
  state: 'open' | 'creating' | 'failed';
  failure: RequestFailure | null;
  /** What the service said of a card that was not made. */
  words: string;
  send: (form: GetCardValues) => Promise<void>;
  /** Makes the card of a form that was taken. */
  create: (form: GetCardValues) => Promise<void>;
  /** Back to the form, where nothing is said of the last try. */
  reopen: () => void;
}

/** Asking for a card: the form goes out as a lead (§7), then the card is made (R36). */
export function useCardRequest(): CardRequest {
  const creation = useDraft('card-creation', NOT_ASKED);
  const [failure, setFailure] = useState<RequestFailure | null>(null);

  async function send(form: GetCardValues) {
    const outcome = await submit(form);
    if (outcome === 'taken') creation.edit({ state: 'creating', words: '' });
    setFailure(outcome === 'taken' ? null : outcome);
  }

  async function create(form: GetCardValues) {
    const error = await makeCard(form);
    if (error) creation.edit({ state: 'failed', words: failureText(error, '') });
  }

  return {
    state: stateOf(creation.value.state),
    failure,
    words: creation.value.words,
    send,
    create,
    reopen() {
      setFailure(null);
      creation.drop();
    },
  };
}

function stateOf(state: string): CardRequest['state'] {
  return state === 'creating' || state === 'failed' ? state : 'open';
}

async function submit(form: GetCardValues): Promise<'taken' | RequestFailure> {
  if (!navigator.onLine) return 'offline';
  try {
    const isTaken = await submitLead(cardLead(form), { entryPoint: 'get-card' });
    return isTaken ? 'taken' : 'refused';
  } catch {
    return 'unanswered';
  }
}

/**
 * Asks for the card. Without a failure the card is there, or it comes with event 1.
 * @returns why it was not made; the form tells it and nobody else (§7)
 */
async function makeCard(form: GetCardValues): Promise<ApiError | null> {
  try {
    // Changed terms are agreed to with the form, and no card comes before that (R37).
    await acceptTerms();
    await call(linkCard, { body: cardLead(form) });
    await Promise.all([refreshCards(), refreshContact()]);
    return null;
  } catch (error) {
    // A session that has ended, or a page that is left, says nothing about the card.
    return isApiError(error) && error.kind !== 'unauthorised' ? error : null;
  }
}

/** Tells when the card is there, be it by event 1, before the guard leads home (§2). */
export function useCardArrival(onCard: () => void): void {
  const arrive = useEffectEvent(() => {
    if (store.get(cardStateAtom) === 'active') onCard();
  });
  useEffect(() => store.sub(cardStateAtom, arrive), []);
}
