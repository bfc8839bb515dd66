import type { InviteFormOutput, InviteFormValues } from '@cabinet/domain/forms/invite';
import { interestsOf } from '@cabinet/domain/studyAreas';

/** The empty form. Consents are never preset. */
export const NO_FRIEND: InviteFormValues = {
  name: '',
  last_name: '',
  middle_name: '',
  hasNoMiddleName: false,
  phone: '',
  email: '',
  interests: [],
  agreesToPolicy: false,
  hasFriendsConsent: false,
};

/** The fields of the form in the format of the request (§3, §7). */
export function friendLead(form: InviteFormOutput) {
  const { hasNoMiddleName, agreesToPolicy, hasFriendsConsent, middle_name, interests, ...fields } = form;
  return {
    ...fields,
    middle_name: hasNoMiddleName ? '' : middle_name,
    interests: interestsOf(interests),
  };
}
