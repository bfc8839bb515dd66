import { type ApiError, call, isApiError } from '@cabinet/api';
import { linkCard } from '@cabinet/contracts/crm';
import { failureText } from '@cabinet/domain/failureText';
import type { GetCardValues } from '@cabinet/domain/forms/getCard';
import { acceptTerms, cardStateAtom, refreshCards, refreshContact, store, useDraft } from '@cabinet/state';
import { submitLead } from '@cabinet/state/leads';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardLead } from '../domain/cardForm.ts';

/** `creating`: the form was accepted and the card is being created (R36). The state survives a reload. */
const NOT_ASKED = { state: '', words: '' };

/**
 * Why the form was not accepted. An `unanswered` form may have been accepted; a repeated send is safe (B4).
 */
export type RequestFailure = 'refused' | 'unanswered' | 'offline';

export interface CardRequest {
  state: 'open' | 'creating' | 'failed';
  failure: RequestFailure | null;
  /** The service's text about a card that was not created. */
  words: string;
  send: (form: GetCardValues) => Promise<void>;
  /** Creates the card from an accepted form. */
  create: (form: GetCardValues) => Promise<void>;
  /** Returns to the form without the message of the last try. */
  reopen: () => void;
}

/** Requests a card: the form is sent as a lead (§7), then the service creates the card (R36). */
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
 * Requests the card. If no error is returned, the card exists or arrives with event 1.
 * @returns the error; only the form shows it (§7)
 */
async function makeCard(form: GetCardValues): Promise<ApiError | null> {
  try {
    // The form accepts changed terms. The card is created only after that (R37).
    await acceptTerms();
    await call(linkCard, { body: cardLead(form) });
    await Promise.all([refreshCards(), refreshContact()]);
    return null;
  } catch (error) {
    // An ended session or a closed page says nothing about the card.
    return isApiError(error) && error.kind !== 'unauthorised' ? error : null;
  }
}

/** Calls `onCard` when the card arrives, also by event 1, before the guard redirects home (§2). */
export function useCardArrival(onCard: () => void): void {
  const arrive = useEffectEvent(() => {
    if (store.get(cardStateAtom) === 'active') onCard();
  });
  useEffect(() => store.sub(cardStateAtom, arrive), []);
}
