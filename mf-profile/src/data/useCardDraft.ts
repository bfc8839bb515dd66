import { type CardStep, cardFormSchema, shownStep } from '@cabinet/domain/forms/getCard';
import { clientAtom, contactAtom, useFormDraft } from '@cabinet/state';
import { useSchemaForm, useWatch } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { cardFormOf } from '../domain/cardForm.ts';
import { useParticipant } from './useParticipant.ts';

/**
 * The get-card form (§3) with its draft. The draft lasts until the card arrives (SE3).
 * @param asked the step in the address
 */
export function useCardDraft(asked: CardStep) {
  const { firstName, lastName, email } = useParticipant();
  const client = useAtomValue(clientAtom);
  const contact = useAtomValue(contactAtom);
  const [initial] = useState(() => cardFormOf({ firstName, lastName, email, client, contact }));
  const rules = { now: new Date(), verifiedPhone: contact?.verifiedPhone ?? null };
  const form = useSchemaForm(cardFormSchema(asked, rules), initial);
  const { drop } = useFormDraft(form, 'get-card', { keepsSent: true });
  const values = { ...initial, ...useWatch({ control: form.control }) };
  return { form, values, step: shownStep(asked, values, rules), drop };
}

export type CardDraft = ReturnType<typeof useCardDraft>;
