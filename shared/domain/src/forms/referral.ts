import * as v from 'valibot';
import { referralCode } from '../cardAlias.ts';

/** The referral code of a friend, typed or in a pasted link. */
export const referralFormSchema = v.object({
  code: v.pipe(v.string(), v.transform(referralCode), v.nonEmpty('required')),
});
