import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import * as v from 'valibot';
import { textUpTo } from './values.ts';

/**
 * The form that requests a conversion of tokens into roubles (§1).
 * @param free tokens that the participant may still request
 */
export const conversionFormSchema = (free: number) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.check((figures) => Number(figures) > 0, 'required'),
      v.check((figures) => !(Number(figures) > free), 'missing'),
      v.transform(Number),
    ),
    comment: textUpTo(COMMENT_LENGTH),
  });
export type ConversionValues = v.InferInput<ReturnType<typeof conversionFormSchema>>;
export type ConversionOutput = v.InferOutput<ReturnType<typeof conversionFormSchema>>;
