import * as v from 'valibot';
import { someTokens, textUpTo } from './fields.ts';
import { orderSchema } from './orders.ts';
import { defineRoute } from './route.ts';
import { COMMENT_LENGTH } from './text.ts';

/** Longest study, in semesters. */
export const SEMESTERS = 12;

export const payTuition = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/tuition',
  access: 'own',
  summary: 'Pays for the own studies with tokens; creates an order of kind `tuition` and charges it at once',
  body: v.object({
    /** Id of the own physical card. */
    cardId: v.pipe(v.number(), v.integer()),
    /** Number of the contract: `docNum` of an own deal that is WON. */
    docNum: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(40)),
    semester: v.pipe(
      v.number('required'),
      v.integer('required'),
      v.minValue(1, 'required'),
      v.maxValue(SEMESTERS, 'required'),
    ),
    amount: someTokens,
    comment: v.optional(textUpTo(COMMENT_LENGTH), ''),
  }),
  output: v.object({ order: orderSchema }),
  refuses: [404, 409],
});
