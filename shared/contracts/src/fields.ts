import * as v from 'valibot';
import { localTextSchema } from './text.ts';

// Common fields of the loyalty service. The schemas are tolerant on purpose: they drop extra members, and
// missing optional members become null (ARCHITECTURE §2).
export const text = v.nullish(v.string(), null);
export const localText = v.nullish(localTextSchema, null);
/** A text with a limit, in characters (R32). The message is a key of the form texts, with the limit. */
export const textUpTo = (length: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(length, `long/${length}`));
/** Version of the content that the client read. A write sends it back as `seenVersion`. */
export const version = v.nullish(v.string());
/**
 * Version that the client read. If the content has changed since, the service refuses the write with
 * `changed`. Without a version, the service skips this check.
 */
export const seenVersion = v.pipe(v.string(), v.maxLength(64));
export const count = v.pipe(v.number(), v.integer());
/** Whole tokens; 1 token = 1 rouble (§1). */
export const tokens = v.pipe(v.number(), v.integer());
/** An amount of tokens in a request: at least 1, and a safe integer. */
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
/** A confirmation code is a number on the wire (R4). Leading zeros exist only on screen. */
export const code = v.pipe(
  v.number(BAD_CODE),
  v.integer(BAD_CODE),
  v.minValue(0, BAD_CODE),
  v.maxValue(999_999, BAD_CODE),
);
/** A calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isInCalendar));
/** The owner of the data, in view-as (§6). */
export const owner = { email: v.optional(v.string()) };

/**
 * Returns whether a text is an existing day `YYYY-MM-DD`. JavaScript may move 31 February to March, so a
 * valid `Date` does not prove the day.
 */
export function isInCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === day;
}
