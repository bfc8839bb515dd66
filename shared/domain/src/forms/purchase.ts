import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { consentOr, optionalDay, textUpTo } from './values.ts';

interface PurchaseFormOptions {
  /** `YYYY-MM-DD`, where the participant is. */
  today: string;
  /** The terms have changed: they are accepted first (R37). */
  asksTerms: boolean;
}

/** What a participant says with a purchase: a day, a comment, where it is brought, and the changed terms. */
export const purchaseFormSchema = ({ today, asksTerms }: PurchaseFormOptions) =>
  v.object({
    date: optionalDay((day) => day >= today),
    comment: textUpTo(COMMENT_LENGTH),
    address: v.string(),
    agreesToTerms: asksTerms ? consentOr('terms') : v.boolean(),
  });
export type PurchaseValues = v.InferInput<ReturnType<typeof purchaseFormSchema>>;
