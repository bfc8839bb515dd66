import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { requiredUpTo } from './values.ts';

/** A question to the personal manager. */
export const questionFormSchema = v.object({ comment: requiredUpTo(COMMENT_LENGTH) });
