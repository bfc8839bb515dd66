import type { ErrorBody } from '@cabinet/contracts/error';
import * as v from 'valibot';
import { MALFORMED } from './answerError.ts';
import { BadRequest } from './errors.ts';
import { issueText } from './issueText.ts';

/** Applies the rules of a form (§5). Invalid values are refused with 400 and the form's text. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  values: unknown,
  refusal?: ErrorBody,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, values);
  if (parsed.success) return parsed.output;
  const error = issueText(parsed.issues[0].message) ?? MALFORMED.error;
  throw new BadRequest(refusal ?? { ...MALFORMED, error });
}
