import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { addressTextRefusal } from '../address.ts';
import { sentText, textUpTo } from './values.ts';

/** The form of a delivery address with a comment for the courier. */
export const addressFormSchema = v.object({
  address: v.pipe(
    sentText,
    v.nonEmpty('required'),
    v.check((address) => addressTextRefusal(address) !== 'invalid', 'address'),
    v.check((address) => addressTextRefusal(address) !== 'no-house', 'house'),
  ),
  comment: textUpTo(COMMENT_LENGTH),
});

/**
 * The address form with the version of the edited address. The version of a new address is empty. A draft
 * keeps both.
 */
export const addressEditSchema = v.object({ ...addressFormSchema.entries, version: v.string() });
export type AddressText = v.InferOutput<typeof addressEditSchema>;
