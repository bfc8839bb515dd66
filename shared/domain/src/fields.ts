import { EMAIL_FORMAT, EMAIL_LENGTH } from '@cabinet/contracts/text';
import { programmeDay } from './birthday.ts';

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
export const AGES = { youngest: 14, oldest: 100 } as const;

/**
 * Why this is no birth date of a participant, or null when it is (§5, R32).
 * @param birthDate `YYYY-MM-DD`
 */
export function birthDateRefusal(birthDate: string, now: Date): FieldRefusal | null {
  if (birthDate === '') return 'empty';
  if (!isDay(birthDate)) return 'invalid';
  const isInRange = birthDate <= yearsAgo(AGES.youngest, now) && birthDate >= yearsAgo(AGES.oldest, now);
  return isInRange ? null : 'invalid';
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Today of so many years ago; on 29 February it need not be a day of that year to be compared with. */
function yearsAgo(years: number, now: Date): string {
  const today = programmeDay(now);
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
}
