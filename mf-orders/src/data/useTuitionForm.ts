import { readTokens, type TuitionPayment, tuitionFormSchema } from '@cabinet/domain/forms/tuition';
import { tuitionRefusal } from '@cabinet/domain/tuition';
import { spenderAtom, useFormDraft } from '@cabinet/state';
import { useSchemaForm, useWatch } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { obstacleOf } from '../domain/obstacle.ts';
import { NO_PAYMENT, valuesOf } from '../domain/tuition.ts';
import { usePayTuition } from './usePayTuition.ts';

/** The form of a payment, its sums and its state. */
export function useTuitionForm(contracts: readonly string[]) {
  const { card, isStudent, writeObstacle, ...spender } = useAtomValue(spenderAtom);
  const available = spender.available ?? 0;
  const { pay, unanswered, ...payment } = usePayTuition();
  const isUnanswered = unanswered !== null;
  // A repeated request skips the check of the balance, because the first request may have spent the tokens.
  const schema = tuitionFormSchema(contracts, isUnanswered ? Number.POSITIVE_INFINITY : available);
  const form = useSchemaForm(schema, NO_PAYMENT);
  useFormDraft(form, 'tuition');
  useLayoutEffect(() => {
    if (unanswered) form.reset(valuesOf(unanswered), { keepDefaultValues: true });
  }, [unanswered, form.reset]);

  const amount = readTokens(useWatch({ control: form.control, name: 'amount' })) ?? 0;
  const refusal = isUnanswered ? null : tuitionRefusal({ card, isStudent, available, amount });
  const missing = refusal?.missing ?? 0;
  return {
    ...payment,
    form,
    available,
    amount,
    /** The missing tokens. */
    missing,
    obstacle: missing > 0 ? null : obstacleOf(refusal, writeObstacle),
    isOnline: writeObstacle !== 'offline',
    isUnanswered,
    /**
     * @returns the order, or null without a card
     */
    pay: async (paid: TuitionPayment) => card && (await pay(paid, card.id)),
  };
}

export type TuitionFormState = Pick<ReturnType<typeof useTuitionForm>, 'pay' | 'reset' | 'isUnanswered'>;
