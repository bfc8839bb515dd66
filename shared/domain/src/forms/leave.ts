import * as v from 'valibot';
import { code } from './values.ts';

/** The code from the letter that confirms leaving the programme. */
export const leaveFormSchema = v.object({ code });
export type LeaveOutput = v.InferOutput<typeof leaveFormSchema>;
