import * as v from 'valibot';
import { requiredPhone } from './phoneValues.ts';
import { consent, firstName } from './values.ts';

/** The form on the page behind a referral link. */
export const friendFormSchema = v.object({
  name: firstName,
  phone: requiredPhone,
  agreesToPolicy: consent,
});
export type FriendValues = v.InferOutput<typeof friendFormSchema>;

/** The data of a sent form (§7). The service repeats the rules of the form (§5). */
export const friendLeadSchema = v.omit(friendFormSchema, ['agreesToPolicy']);
