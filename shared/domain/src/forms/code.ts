import * as v from 'valibot';
import { code } from './values.ts';

/** The form for a code from a letter or an SMS (§4). */
export const codeFormSchema = v.object({ code });
export type CodeValues = v.InferInput<typeof codeFormSchema>;
export type CodeOutput = v.InferOutput<typeof codeFormSchema>;
