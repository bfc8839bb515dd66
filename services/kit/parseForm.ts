import type { ErrorBody } from '@cabinet/contracts/error';
import * as v from 'valibot';
import { MALFORMED } from './answerError.ts';
import { BadRequest } from './errors.ts';
import { issueText } from './issueText.ts';

/** The error codes of issues that a form shows at its field. Other issues have the general code. */
const CODES: Record<string, string> = { past: 'past_day' };

/** Applies the rules of a form (§5). Invalid values are refused with 400 and the form's text. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  values: unknown,
  refusal?: ErrorBody,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, values);
  if (parsed.success) return parsed.output;
  const [{ message }] = parsed.issues;
  const error = issueText(message) ?? MALFORMED.error;
  throw new BadRequest(refusal ?? { error, errorCode: CODES[message] ?? MALFORMED.errorCode });
}
