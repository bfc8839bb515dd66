import * as v from 'valibot';
import { phoneRefusal } from '../phoneRefusal.ts';

// Apart from `values.ts` because of the weight of the numbering plans.

/** A phone that may be left out. One of another country is not correct either: §5 has one text for all. */
export const optionalPhone = v.pipe(
  v.string(),
  v.trim(),
  v.check((phone) => phone === '' || phoneRefusal(phone) === null, 'phone'),
);

/** A phone that must be there. */
export const requiredPhone = v.pipe(optionalPhone, v.nonEmpty('required'));
