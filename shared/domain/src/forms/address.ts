import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { addressTextRefusal } from '../address.ts';
import { sentText, textUpTo } from './values.ts';

/** A delivery address and how to get there. */
export const addressFormSchema = v.object({
  address: v.pipe(
    sentText,
    v.nonEmpty('required'),
    v.check((address) => addressTextRefusal(address) !== 'invalid', 'address'),
    v.check((address) => addressTextRefusal(address) !== 'no-house', 'house'),
  ),
  comment: textUpTo(COMMENT_LENGTH),
});

/** An address in its form, with the version that it is typed over; empty for a new one. A draft keeps both. */
export const addressEditSchema = v.object({ ...addressFormSchema.entries, version: v.string() });
export type AddressText = v.InferOutput<typeof addressEditSchema>;
