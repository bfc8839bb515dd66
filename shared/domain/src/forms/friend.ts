import * as v from 'valibot';
import { STUDY_AREAS } from '../studyAreas.ts';
import { requiredPhone } from './phoneValues.ts';
import { consent, firstName, optionalEmail } from './values.ts';

/** The form on the page behind a referral link. */
export const friendFormSchema = v.object({
  name: firstName,
  phone: requiredPhone,
  email: optionalEmail,
  interests: v.array(v.picklist(STUDY_AREAS)),
  agreesToPolicy: consent,
});
export type FriendValues = v.InferOutput<typeof friendFormSchema>;
