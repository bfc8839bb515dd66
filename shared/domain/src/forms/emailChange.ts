import * as v from 'valibot';
import { code, optionalEmail } from './values.ts';

/**
 * The new e-mail of a change, as the services keep it.
 * @param current the one of now, which is not new
 */
export const newEmailFormSchema = (current: string | null) =>
  v.object({
    email: v.pipe(
      optionalEmail,
      v.nonEmpty('required'),
      v.toLowerCase(),
      v.check((email) => email !== current, 'sameEmail'),
    ),
  });

/** The code from the letter (§4). */
export const codeFormSchema = v.object({ code });
export type CodeValues = v.InferOutput<typeof codeFormSchema>;
