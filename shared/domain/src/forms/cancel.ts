import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { requiredUpTo } from './values.ts';

/** Why an order is cancelled (§4): a comment that cannot be left out. */
export const cancelFormSchema = v.object({ reason: requiredUpTo(COMMENT_LENGTH) });
