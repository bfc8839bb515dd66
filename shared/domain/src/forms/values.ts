import { EMAIL_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { CODE_LENGTH, codeNumber } from '../code.ts';
import { stripEmoji } from '../emoji.ts';
import { birthDateRefusal, emailRefusal, nameRefusal } from '../fields.ts';

// Common values of several forms (§5, R32). Each message is a key of the form texts
// (`shared/ui/src/form/locales`).

/** The value of a date field with a complete date. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a message with a limit. The limit follows the key after a slash. */
export const limitIssue = (issue: string, limit: number) => `${issue}/${limit}`;

/** A text as the form sends it: without emoji (R33) and without surrounding blanks. */
export const sentText = v.pipe(v.string(), v.transform(stripEmoji), v.trim());

/** An optional text. */
export const textUpTo = (length: number) => v.pipe(sentText, v.maxLength(length, limitIssue('long', length)));

/** A required text. */
export const requiredUpTo = (length: number) =>
  v.pipe(sentText, v.nonEmpty('required'), v.maxLength(length, limitIssue('long', length)));

/**
 * One line of text as the form sends it. The schema removes emoji (R33) and invisible characters, and reduces
 * each gap to one blank.
 */
const line = v.pipe(
  v.string(),
  v.transform((text) =>
    stripEmoji(text)
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' '),
  ),
  v.trim(),
);

const optionalName = (issue: string) =>
  v.pipe(
    v.string(),
    // Emoji alone are not an empty name, but a name with special characters (§5).
    v.check((text) => text.trim() === '' || stripEmoji(text).trim() !== '', issue),
    line,
    v.check((name) => nameRefusal(name) !== 'invalid', issue),
  );

export const optionalLastName = optionalName('lastName');
export const optionalMiddleName = optionalName('middleName');
export const firstName = v.pipe(optionalName('name'), v.nonEmpty('required'));
export const lastName = v.pipe(optionalLastName, v.nonEmpty('required'));

/** The fields of a name with an optional middle name. */
export const nameEntries = {
  name: firstName,
  last_name: lastName,
  middle_name: line,
  hasNoMiddleName: v.boolean(),
};

/** Returns the issue of a middle name. If the person has no middle name, the schema ignores the field. */
export function middleNameIssue(name: { middle_name: string; hasNoMiddleName: boolean }) {
  const refusal = name.hasNoMiddleName ? null : nameRefusal(name.middle_name);
  return refusal && { empty: 'required', invalid: 'middleName' }[refusal];
}

/** An optional e-mail address. */
export const optionalEmail = v.pipe(
  line,
  v.maxLength(EMAIL_LENGTH, 'email'),
  v.check((email) => emailRefusal(email) !== 'invalid', 'email'),
);

/** A required e-mail address. */
export const requiredEmail = v.pipe(optionalEmail, v.nonEmpty('required'));

/** A birth date of a participant, `YYYY-MM-DD`. */
export const birthDate = (now: Date) =>
  v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check((day) => birthDateRefusal(day, now) !== 'invalid', 'birthDate'),
  );

/** A code from a message. On the wire, the code is a number (R4). */
export const code = v.pipe(v.string(), v.transform(codeNumber), v.number(limitIssue('code', CODE_LENGTH)));

/** An optional day, `YYYY-MM-DD`. An incomplete date is invalid. */
export const optionalDay = (isInTime: (day: string) => boolean) =>
  v.pipe(
    v.string(),
    v.check((day) => day === '' || DAY.test(day), 'day'),
    v.check((day) => !DAY.test(day) || isInTime(day), 'past'),
  );

/** A required consent. The form does not submit without the consent. */
export const consentOr = (issue: string) =>
  v.pipe(
    v.boolean(),
    v.check((isGiven) => isGiven, issue),
  );
export const consent = consentOr('required');
