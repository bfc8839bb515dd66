import { isInCalendar } from '@cabinet/contracts/fields';
import { EMAIL_FORMAT, EMAIL_LENGTH } from '@cabinet/contracts/text';
import { dayInYear, programmeDay, yearOf } from './dates.ts';

// What a form field may hold (§5, with the bounds of R32), whichever form it stands in.

/** `empty`: the field is required; `invalid`: there is something, but not what the field is for. */
export type FieldRefusal = 'empty' | 'invalid';

/** Longest first, last or middle name, in characters (R32). */
export const NAME_LENGTH = 50;

/** Cyrillic and Latin letters, the Uzbek oʻ and gʻ among them, space, hyphen and apostrophe (R32). */
const NAME = /^(?:(?=\p{L})[\p{Script=Cyrillic}\p{Script=Latin}]|[ʻʼ'’‘`\- ])+$/u;
const LETTER = /[\p{Script=Cyrillic}\p{Script=Latin}]/u;

/** Why this is no first, last or middle name, or null when it is: neither digits nor special characters (§5). */
export function nameRefusal(name: string): FieldRefusal | null {
  const written = name.normalize('NFC').trim();
  if (written === '') return 'empty';
  const isName = NAME.test(written) && LETTER.test(written) && [...written].length <= NAME_LENGTH;
  return isName ? null : 'invalid';
}

/** Why this is no e-mail address, or null when it is one that the services take (§5, R32). */
export function emailRefusal(email: string): FieldRefusal | null {
  const written = email.trim();
  if (written === '') return 'empty';
  return EMAIL_FORMAT.test(written) && written.length <= EMAIL_LENGTH ? null : 'invalid';
}

/** Years a participant may be old, both included (R32). */
const AGES = { youngest: 14, oldest: 100 } as const;

/** Birth dates that a participant may have today, where the programme is (R32): the first and the last one. */
export function birthDates(now: Date): { first: string; last: string } {
  const today = programmeDay(now);
  const yearsAgo = (years: number) => dayInYear(today, yearOf(today) - years);
  return { first: yearsAgo(AGES.oldest), last: yearsAgo(AGES.youngest) };
}

/**
 * Why this is no birth date of a participant, or null when it is (§5, R32).
 * @param birthDate `YYYY-MM-DD`
 */
export function birthDateRefusal(birthDate: string, now: Date): FieldRefusal | null {
  if (birthDate === '') return 'empty';
  const { first, last } = birthDates(now);
  return isInCalendar(birthDate) && birthDate >= first && birthDate <= last ? null : 'invalid';
}
