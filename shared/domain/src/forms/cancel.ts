import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { requiredUpTo } from './values.ts';

/** The form that cancels an order (§4). The reason is required. */
export const cancelFormSchema = v.object({ reason: requiredUpTo(COMMENT_LENGTH) });
