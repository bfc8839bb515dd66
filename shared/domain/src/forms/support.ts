import { SUPPORT_LENGTH, SUPPORT_TOPICS } from '@cabinet/contracts/support';
import * as v from 'valibot';
import { requiredUpTo } from './values.ts';

/** A request to support. */
export const supportFormSchema = v.object({
  topic: v.pipe(v.string(), v.picklist(SUPPORT_TOPICS, 'required')),
  text: requiredUpTo(SUPPORT_LENGTH),
});
export type SupportValues = v.InferInput<typeof supportFormSchema>;
export type SupportOutput = v.InferOutput<typeof supportFormSchema>;
