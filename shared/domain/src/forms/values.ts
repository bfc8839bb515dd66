import { EMAIL_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { CODE_LENGTH, codeNumber } from '../code.ts';
import { stripEmoji } from '../emoji.ts';
import { birthDateRefusal, emailRefusal, nameRefusal } from '../fields.ts';

// What the fields of several forms hold (§5, R32). A message is a key of the forms' texts (`shared/ui/src/form/locales`).

/** What a date field holds once it is a date. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A message with a limit: the limit stands behind its key. */
export const limitFault = (fault: string, limit: number) => `${fault}/${limit}`;

/** A text as it is sent: without emoji (R33) and without blanks around it. */
export const sentText = v.pipe(v.string(), v.transform(stripEmoji), v.trim());

/** A text that may be left out. */
export const textUpTo = (length: number) => v.pipe(sentText, v.maxLength(length, limitFault('long', length)));

/** A text that must be there. */
export const requiredUpTo = (length: number) =>
  v.pipe(sentText, v.nonEmpty('required'), v.maxLength(length, limitFault('long', length)));

/** One line as it looks: marks that nobody sees come with what is pasted, and every gap is one blank. */
const line = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ')),
  v.trim(),
);

const nameOf = (fault: string) =>
  v.pipe(
    line,
    v.nonEmpty('required'),
    v.check((name) => nameRefusal(name) !== 'invalid', fault),
  );

export const firstName = nameOf('name');
export const lastName = nameOf('lastName');
export const middleName = nameOf('middleName');

/** The entries of a name whose middle name may be left out. */
export const nameEntries = {
  name: firstName,
  last_name: lastName,
  middle_name: line,
  hasNoMiddleName: v.boolean(),
};

/** What is wrong with the middle name; without one, nobody reads what its field holds. */
export function middleNameFault(name: { middle_name: string; hasNoMiddleName: boolean }) {
  const refusal = name.hasNoMiddleName ? null : nameRefusal(name.middle_name);
  return refusal && { empty: 'required', invalid: 'middleName' }[refusal];
}

/** An e-mail address that may be left out. */
export const optionalEmail = v.pipe(
  line,
  v.maxLength(EMAIL_LENGTH, 'email'),
  v.check((email) => emailRefusal(email) !== 'invalid', 'email'),
);

/** An e-mail address that must be there. */
export const requiredEmail = v.pipe(optionalEmail, v.nonEmpty('required'));

/** A birth date of a participant, `YYYY-MM-DD`. */
export const birthDate = (now: Date) =>
  v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check((day) => birthDateRefusal(day, now) !== 'invalid', 'birthDate'),
  );

/** A code from a message: a number on the wire (R4). */
export const code = v.pipe(v.string(), v.transform(codeNumber), v.number(limitFault('code', CODE_LENGTH)));

/** A day that may be left out, `YYYY-MM-DD`; what is typed as long as it is no date is wrong. */
export const optionalDay = (isInTime: (day: string) => boolean) =>
  v.pipe(
    v.string(),
    v.check((day) => day === '' || DAY.test(day), 'day'),
    v.check((day) => !DAY.test(day) || isInTime(day), 'past'),
  );

/** A consent without which nothing is sent. */
export const consentOr = (fault: string) =>
  v.pipe(
    v.boolean(),
    v.check((isGiven) => isGiven, fault),
  );
export const consent = consentOr('required');
