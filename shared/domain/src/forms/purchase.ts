import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { isDayPast } from '../dates.ts';
import { consentOr, optionalDay, textUpTo } from './values.ts';

interface PurchaseFormOptions {
  /** `YYYY-MM-DD` in the participant's time zone. */
  today: string;
  /** The terms have changed, so the participant must accept them first (R37). */
  asksTerms: boolean;
}

const comment = textUpTo(COMMENT_LENGTH);

/** The purchase form: a day, a comment, a delivery address, and the consent to changed terms. */
export const purchaseFormSchema = ({ today, asksTerms }: PurchaseFormOptions) =>
  v.object({
    date: optionalDay((day) => day >= today),
    comment,
    address: v.string(),
    agreesToTerms: asksTerms ? consentOr('terms') : v.boolean(),
  });
export type PurchaseValues = v.InferInput<ReturnType<typeof purchaseFormSchema>>;

/** The day and the comment of a sent order. The service repeats the rules of the form (§5) for every time zone. */
export const orderWishSchema = (now: Date) =>
  v.object({ date: optionalDay((day) => !isDayPast(day, now)), comment });
