import { isInCalendar } from '@cabinet/contracts/fields';
import { EMAIL_FORMAT, EMAIL_LENGTH } from '@cabinet/contracts/text';
import { dayInYear, programmeDay, yearOf } from './dates.ts';

// Rules for form fields (§5, with the limits of R32). All forms share these rules.

/** `empty`: the required field is empty. `invalid`: the value does not fit the field. */
export type FieldRefusal = 'empty' | 'invalid';

/** Longest first, last or middle name, in characters (R32). */
export const NAME_LENGTH = 50;

/** Cyrillic and Latin letters (also the Uzbek oʻ and gʻ), space, hyphen and apostrophe (R32). */
const NAME = /^(?:(?=\p{L})[\p{Script=Cyrillic}\p{Script=Latin}]|[ʻʼ'’‘`\- ])+$/u;
const LETTER = /[\p{Script=Cyrillic}\p{Script=Latin}]/u;

/**
 * Returns why a text is not a valid first, last or middle name, or null. A name has no digits and no special
 * characters (§5).
 */
export function nameRefusal(name: string): FieldRefusal | null {
  const written = name.normalize('NFC').trim();
  if (written === '') return 'empty';
  const isName = NAME.test(written) && LETTER.test(written) && [...written].length <= NAME_LENGTH;
  return isName ? null : 'invalid';
}

/** Returns why a text is not an e-mail address that the services accept, or null (§5, R32). */
export function emailRefusal(email: string): FieldRefusal | null {
  const written = email.trim();
  if (written === '') return 'empty';
  return EMAIL_FORMAT.test(written) && written.length <= EMAIL_LENGTH ? null : 'invalid';
}

/** Minimum and maximum age of a participant in years, inclusive (R32). */
const AGES = { youngest: 14, oldest: 100 } as const;

/** Returns the first and the last allowed birth date on the programme's current day (R32). */
export function birthDates(now: Date): { first: string; last: string } {
  const today = programmeDay(now);
  const yearsAgo = (years: number) => dayInYear(today, yearOf(today) - years);
  return { first: yearsAgo(AGES.oldest), last: yearsAgo(AGES.youngest) };
}

/**
 * Returns why a text is not a valid birth date of a participant, or null (§5, R32).
 * @param birthDate `YYYY-MM-DD`
 */
export function birthDateRefusal(birthDate: string, now: Date): FieldRefusal | null {
  if (birthDate === '') return 'empty';
  const { first, last } = birthDates(now);
  return isInCalendar(birthDate) && birthDate >= first && birthDate <= last ? null : 'invalid';
}
