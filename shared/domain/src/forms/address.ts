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
  ),
  comment: textUpTo(COMMENT_LENGTH),
});
