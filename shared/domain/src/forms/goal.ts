import { GOAL_MOST } from '@cabinet/contracts/goal';
import * as v from 'valibot';
import { isDayPast } from '../dates.ts';
import { optionalDay } from './values.ts';

function sumIssue({ prodId, sum }: { prodId: string; sum: string }) {
  if (prodId !== '') return null;
  if (!(Number(sum) > 0)) return 'required';
  return Number(sum) > GOAL_MOST ? 'tooMuch' : null;
}

/** The goal form (R16): a product, or a sum in digits, with an optional day. */
export const goalFormSchema = (now: Date) =>
  v.pipe(
    v.object({
      prodId: v.string(),
      sum: v.string(),
      date: optionalDay((day) => !isDayPast(day, now)),
      /** Version of the goal when the form opened. Empty without a goal. */
      version: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['prodId'], ['sum']],
        (choice) => sumIssue(choice) === null,
        ({ input }) => String(sumIssue(input)),
      ),
      ['sum'],
    ),
  );
export type GoalValues = v.InferOutput<ReturnType<typeof goalFormSchema>>;
