import * as v from 'valibot';
import { phoneRefusal } from '../phoneRefusal.ts';

// Separate from `values.ts` because the numbering plans are large.

/** An optional phone. Phones of other countries get the same error, because §5 has one text for all. */
export const optionalPhone = v.pipe(
  v.string(),
  v.trim(),
  v.check((phone) => phone === '' || phoneRefusal(phone) === null, 'phone'),
);

/** A required phone. */
export const requiredPhone = v.pipe(optionalPhone, v.nonEmpty('required'));
