import { type FormRefusals, type GetCardForm, getCardRefusals } from '@cabinet/domain/forms';
import { clientAtom, contactAtom, useDraft } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { type CardField, cardFormOf } from '../domain/cardForm.ts';
import { useParticipant } from './useParticipant.ts';

export interface CardForm {
  form: GetCardForm;
  /** What cannot be sent as it is, whether it is told yet or not. */
  refusals: FormRefusals<GetCardForm>;
  /** Fields whose refusal is told: they were left, or asked about. */
  told: readonly CardField[];
  set: (change: Partial<GetCardForm>) => void;
  /** From now on these tell what is wrong with them. */
  tell: (fields: readonly CardField[]) => void;
  /** The form is sent for good. */
  drop: () => void;
}

/** The get-card form (§3) as far as it is filled in; it waits for its participant (SE3). */
export function useCardForm(): CardForm {
  const { firstName, lastName, email } = useParticipant();
  const client = useAtomValue(clientAtom);
  const contact = useAtomValue(contactAtom);
  const [initial] = useState(() => cardFormOf({ firstName, lastName, email, client, contact }));
  const { value: form, edit, drop } = useDraft('get-card', initial);
  const [told, setTold] = useState<readonly CardField[]>([]);

  return {
    form,
    refusals: getCardRefusals(form, new Date()),
    told,
    set: (change) => edit({ ...form, ...change }),
    tell: (fields) => setTold((before) => [...before, ...fields]),
    drop,
  };
}
