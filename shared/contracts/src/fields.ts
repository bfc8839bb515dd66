import * as v from 'valibot';
import { localTextSchema } from './text.ts';

// What the bodies of the loyalty service are made of. Tolerant on purpose: extra members are dropped, missing optional
// ones are null (ARCHITECTURE §2).
export const text = v.nullish(v.string(), null);
export const localText = v.nullish(localTextSchema, null);
/** Names the content that was read. A write sends it back as `seenVersion`. */
export const version = v.nullish(v.string());
/** The write is refused with the code `changed` if the content is another one by now; without a version it is not checked. */
export const seenVersion = v.pipe(v.string(), v.maxLength(64));
export const count = v.pipe(v.number(), v.integer());
/** Whole tokens; 1 token = 1 rouble (§1). */
export const tokens = v.pipe(v.number(), v.integer());
/** Tokens that somebody asks for: at least one, and no more than a number can hold exactly. */
export const someTokens = v.pipe(
  v.number('wholeTokens'),
  v.safeInteger('wholeTokens'),
  v.minValue(1, 'wholeTokens'),
);
/** ISO 8601 date-time. */
export const dateTime = v.string();
export const numericId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
);
const BAD_CODE = 'code/6';
/** A confirmation code on the wire is a number (R4); leading zeros live on screen only. */
export const code = v.pipe(
  v.number(BAD_CODE),
  v.integer(BAD_CODE),
  v.minValue(0, BAD_CODE),
  v.maxValue(999_999, BAD_CODE),
);
/** `YYYY-MM-DD`, a day that is in the calendar. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isInCalendar));
/** Whose data, in view-as (§6). */
export const owner = { email: v.optional(v.string()) };

/** Whether a text is a day `YYYY-MM-DD`. The 31st of February is not, whatever programs make of it. */
export function isInCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day;
}
