import * as v from 'valibot';
import { optionalEmail } from './values.ts';

/**
 * The form for a new e-mail, in the format of the services.
 * @param current the current e-mail, which the form refuses
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
