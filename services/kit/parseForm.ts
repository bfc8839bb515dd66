import type { ErrorBody } from '@cabinet/contracts/error';
import * as v from 'valibot';
import { MALFORMED } from './answerError.ts';
import { BadRequest } from './errors.ts';

/** Repeats the rules of a form (§5). The answer to values that its schema refuses is 400. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  values: unknown,
  refusal: ErrorBody = MALFORMED,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, values);
  if (!parsed.success) throw new BadRequest(refusal);
  return parsed.output;
}
