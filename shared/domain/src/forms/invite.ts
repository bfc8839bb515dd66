import * as v from 'valibot';
import { ownContact } from '../ownContact.ts';
import { STUDY_AREAS } from '../studyAreas.ts';
import { optionalPhone } from './phoneValues.ts';
import { consent, middleNameIssue, nameEntries, optionalEmail } from './values.ts';

/**
 * §3 Invite form: the friend's name, contacts and interests, and two consents. The form needs a phone or an
 * e-mail.
 * @param own contacts of the participant, because participants cannot invite themselves (B4)
 */
export const inviteFormSchema = (own: Parameters<typeof ownContact>[1]) =>
  v.pipe(
    v.object({
      ...nameEntries,
      phone: optionalPhone,
      email: optionalEmail,
      interests: v.array(v.picklist(STUDY_AREAS)),
      agreesToPolicy: consent,
      hasFriendsConsent: consent,
    }),
    v.forward(
      v.partialCheck(
        [['middle_name'], ['hasNoMiddleName']],
        (name) => middleNameIssue(name) === null,
        ({ input }) => String(middleNameIssue(input)),
      ),
      ['middle_name'],
    ),
    v.forward(
      v.partialCheck([['phone'], ['email']], ({ phone, email }) => phone !== '' || email !== '', 'contact'),
      ['phone'],
    ),
    v.forward(
      v.partialCheck([['phone'], ['email']], (friend) => ownContact(friend, own) !== 'own-phone', 'ownPhone'),
      ['phone'],
    ),
    v.forward(
      v.partialCheck([['phone'], ['email']], (friend) => ownContact(friend, own) !== 'own-email', 'ownEmail'),
      ['email'],
    ),
  );
export type InviteFormValues = v.InferInput<ReturnType<typeof inviteFormSchema>>;
export type InviteFormOutput = v.InferOutput<ReturnType<typeof inviteFormSchema>>;
