import { parseArgs } from 'node:util';
import { COURSES, type Course } from '@cabinet/domain/reward';
import * as v from 'valibot';
import { StartError } from '../startError.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254));
const email = v.pipe(text, v.toLowerCase(), v.email());
const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.integer(),
);
const course = v.optional(v.picklist(Object.keys(COURSES) as Course[]), 'university');

/** What an operator can ask for: the words of the command line, and what goes through the door. */
export const commandSchema = v.variant('name', [
  v.strictObject({ name: v.literal('registration'), card: text, friend: text }),
  v.strictObject({
    name: v.literal('study'),
    invitation: whole,
    price: v.optional(whole),
    course,
    percent: v.optional(whole),
    hold: v.optional(v.boolean()),
  }),
  v.strictObject({ name: v.literal('birthday'), email }),
  v.strictObject({ name: v.literal('welcome'), email }),
  v.strictObject({ name: v.literal('invitations'), email }),
  v.strictObject({ name: v.literal('block'), card: text }),
  v.strictObject({ name: v.literal('unblock'), card: text }),
]);
export type Command = v.InferOutput<typeof commandSchema>;

const option = { type: 'string' } as const;
const options = {
  card: option,
  friend: option,
  invitation: option,
  price: option,
  course: option,
  percent: option,
  email: option,
  hold: { type: 'boolean' },
} as const;

/** What is accrued stands behind this word; the rest stands alone. */
const ACCRUALS = ['registration', 'study', 'birthday', 'welcome'];

const USAGE = `npm run programme -- <what>, where <what> is one of

  accrue registration --card <number> --friend "<name>"   a friend of the card's owner has registered
  accrue study --invitation <id> --price <roubles>        the friend has paid; the tokens are credited
    [--course ${Object.keys(COURSES).join('|')}] [--percent <15 to 25, dubai only>]
    [--hold]                                              promised only; without --price it is credited later
  accrue birthday --email <e-mail>
  accrue welcome --email <e-mail>
  invitations --email <e-mail>
  block --card <number>, unblock --card <number>`;

/**
 * The words of a command line as a command.
 * @throws {StartError} that says what is wrong, and what there is
 */
export function readCommand(args: string[]): Command {
  const { values, positionals } = wordsOf(args);
  const [first = '', second = '', ...more] = positionals;
  const isAccrual = first === 'accrue';
  const name = isAccrual ? second : first;
  const isKnown = ACCRUALS.includes(name) === isAccrual && more.length === 0 && (isAccrual || second === '');
  const result = v.safeParse(commandSchema, { name: isKnown ? name : '', ...values });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw misunderstood(v.getDotPath(issue) === 'name' ? 'There is no such command.' : issue.message);
}

function wordsOf(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw misunderstood((error as Error).message);
  }
}

function misunderstood(why: string): StartError {
  return new StartError(`${why}\n\n${USAGE}`);
}
