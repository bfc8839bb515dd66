import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { consentOr, optionalDay, textUpTo } from './values.ts';

interface PurchaseFormOptions {
  /** `YYYY-MM-DD` in the participant's time zone. */
  today: string;
  /** The terms have changed, so the participant must accept them first (R37). */
  asksTerms: boolean;
}

/** The purchase form: a day, a comment, a delivery address, and the consent to changed terms. */
export const purchaseFormSchema = ({ today, asksTerms }: PurchaseFormOptions) =>
  v.object({
    date: optionalDay((day) => day >= today),
    comment: textUpTo(COMMENT_LENGTH),
    address: v.string(),
    agreesToTerms: asksTerms ? consentOr('terms') : v.boolean(),
  });
export type PurchaseValues = v.InferInput<ReturnType<typeof purchaseFormSchema>>;
