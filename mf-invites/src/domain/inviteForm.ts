import { type FormRefusals, type InviteForm, inviteRefusals } from '@cabinet/domain/forms';
import { ownContact } from '@cabinet/domain/ownContact';
import { interestsOf, type StudyArea } from '@cabinet/domain/studyAreas';

/** §3 Invite form with the friend's interests. */
export interface FriendForm extends InviteForm {
  interests: StudyArea[];
}

export type FriendField = keyof FriendForm;

/** The fields in the order of the page: the first that is wrong takes the focus. */
export const FRIEND_FIELDS = [
  'name',
  'last_name',
  'middle_name',
  'phone',
  'email',
  'agreesToPolicy',
  'hasFriendsConsent',
] as const satisfies FriendField[];

/** Nothing is known of a friend, and consent is never given beforehand. */
export const NO_FRIEND: FriendForm = {
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

/** Beyond §5: a contact may be the participant's own, or of a friend who is invited already. */
export type FriendRefusals = Partial<
  Record<FriendField, FormRefusals<FriendForm>[FriendField] | 'own' | 'contact'>
>;

/** The contacts of the participant. */
export interface OwnContacts {
  phones: readonly string[];
  email: string;
}

/** What keeps the form from being sent, as far as that is known without asking anybody (§5, B4). */
export function friendRefusals(form: FriendForm, own: OwnContacts): FriendRefusals {
  const refusals: FriendRefusals = inviteRefusals(form);
  // Of phone and e-mail one is enough, and both are asked for where there is neither.
  if (refusals.phone === 'empty') refusals.phone = 'contact';
  const whose = ownContact(form, own);
  if (whose === 'own-phone') refusals.phone ??= 'own';
  if (whose === 'own-email') refusals.email ??= 'own';
  return refusals;
}

/** The fields of a form as they are sent (§3, §7). */
export function friendLead(form: FriendForm) {
  const { hasNoMiddleName, agreesToPolicy, hasFriendsConsent, middle_name, interests, ...fields } = form;
  return {
    ...fields,
    name: form.name.trim(),
    middle_name: hasNoMiddleName ? '' : middle_name,
    interests: interestsOf(interests),
  };
}
