import { parseArgs } from 'node:util';
import { ORDER_STATUSES } from '@cabinet/contracts/orders';
import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import { COURSES, type Course } from '@cabinet/domain/reward';
import * as v from 'valibot';
import { StartError } from '../start/startError.ts';

const courses = Object.keys(COURSES) as Course[];

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(254, 'is too long'));
const email = v.pipe(text, v.toLowerCase(), v.email('must be an e-mail'));
const whole = v.pipe(
  v.union(
    [v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))],
    'must be a whole number',
  ),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be a whole number'),
  v.maxValue(999_999_999, 'is too large'),
);
const answer = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is empty'),
  v.maxLength(COMMENT_LENGTH, 'is too long'),
);
/** Only a participant cancels an order, so the operator's statuses exclude `CANCELLED`. */
const MOVES = ORDER_STATUSES.filter((status) => status !== 'NEW_ORDER' && status !== 'CANCELLED');
const course = v.optional(v.picklist(courses, `must be one of ${courses.join(', ')}`), 'university');

/** The operator's commands, as the command line parses them and the door receives them. */
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
  v.strictObject({ name: v.literal('refund'), invitation: whole }),
  v.strictObject({ name: v.literal('reviews') }),
  v.strictObject({ name: v.literal('release'), invitation: whole }),
  v.strictObject({ name: v.literal('reject'), invitation: whole, reason: text }),
  v.strictObject({ name: v.literal('invitations'), email }),
  v.strictObject({ name: v.literal('block'), card: text, reason: v.optional(text) }),
  v.strictObject({ name: v.literal('unblock'), card: text }),
  v.strictObject({ name: v.literal('requests') }),
  v.strictObject({
    name: v.literal('answer'),
    request: whole,
    text: answer,
    decline: v.optional(v.boolean()),
  }),
  v.strictObject({
    name: v.literal('price'),
    product: whole,
    price: v.pipe(whole, v.minValue(1, 'must be at least 1')),
  }),
  v.strictObject({ name: v.literal('terms'), email }),
  v.strictObject({
    name: v.literal('choice'),
    invitation: whole,
    price: v.pipe(whole, v.minValue(1, 'must be at least 1')),
    course,
  }),
  v.strictObject({ name: v.literal('tickets') }),
  v.strictObject({
    name: v.literal('reply'),
    ticket: whole,
    text: answer,
    working: v.optional(v.boolean()),
    version: v.optional(text),
  }),
  v.strictObject({
    name: v.literal('order'),
    order: whole,
    status: v.optional(v.picklist(MOVES, `must be one of ${MOVES.join(', ')}`)),
    text: v.optional(answer),
    expected: v.optional(v.pipe(text, v.isoDate('must be a day such as 2026-12-03'))),
    visit: v.optional(v.pipe(text, v.isoTimestamp('must be a time such as 2026-12-03T15:00+03:00'))),
    tracking: v.optional(text),
    extend: v.optional(
      v.pipe(whole, v.minValue(1, 'must be from 1 to 99'), v.maxValue(99, 'must be from 1 to 99')),
    ),
    link: v.optional(v.pipe(text, v.url('must be a URL'), v.startsWith('https://', 'must be an https: URL'))),
  }),
  v.strictObject({ name: v.literal('cancellations') }),
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
  reason: option,
  request: option,
  text: option,
  product: option,
  ticket: option,
  order: option,
  status: option,
  expected: option,
  visit: option,
  tracking: option,
  link: option,
  extend: option,
  hold: { type: 'boolean' },
  decline: { type: 'boolean' },
  working: { type: 'boolean' },
  version: option,
  help: { type: 'boolean', short: 'h' },
} as const;

/** Commands after the word `accrue`. Other commands have no prefix. */
const ACCRUALS = ['registration', 'study', 'birthday', 'welcome'];

export const HELP = `npm run programme -- <what>, where <what> is one of

  accrue registration --card <number> --friend "<name>"
      a friend of the card's owner has registered
  accrue study --invitation <id> --price <roubles> [--course <course>] [--percent <whole>] [--hold]
      the friend has paid for the study; the tokens are credited
      --course   ${courses.join(', ')}; university by default
      --percent  15 to 25, for dubai only
      --hold     the tokens are promised; the same without --price credits them later
  accrue birthday --email <e-mail>
  accrue welcome --email <e-mail>
  refund --invitation <id>
      the friend's payment was returned; the tokens are taken back, the rest is owed
  reviews
      every invitation that somebody has to look at, and why
  release --invitation <id>
      all is well: the invitation goes on
  reject --invitation <id> --reason "<words that the participant reads>"
  invitations --email <e-mail>
  choice --invitation <id> --price <roubles> [--course <course>]
      what the friend is going to study: the participant sees the tokens to expect
  block --card <number> [--reason "<words that the participant reads>"]
  unblock --card <number>
  requests
      every request to a manager that waits for an answer
  answer --request <id> --text "<words that the participant reads>" [--decline]
      it is done; with --decline it will not be. A conversion that is done takes its tokens
  tickets
      every request to support that waits for an answer
  reply --ticket <id> --text "<words that the participant reads>" [--working] [--version <of the answer>]
      it is answered; with --working there is more to come. An answer that stands is replaced
      by whoever names its version, as tickets and reply tell it
  order --order <number> [--status <status>] [--text "<words>"] [--expected <day>] [--visit <moment>]
        [--tracking <number>] [--link <address>] [--extend <days>]
      the order goes on, and the participant sees what is known of its way
      --status    ${MOVES.join(', ')}
      --expected  the day on which it arrives
      --visit     when a service takes place
      --extend    by how many days a ready order is kept longer, once
  cancellations
      the orders that participants have cancelled, and why
  price --product <id> --price <tokens>
      what the product costs from now on
  terms --email <e-mail>
      the terms of the programme changed for the participant, who must accept the new terms

for example

  npm run programme -- accrue registration --card 770000000011 --friend "Нодира Юсупова"
  npm run programme -- accrue study --invitation 7 --price 96000
  npm run programme -- accrue study --invitation 7 --price 96000 --course dubai --percent 20 --hold
  npm run programme -- accrue birthday --email student@cabinet.test
  npm run programme -- accrue welcome --email poor@cabinet.test
  npm run programme -- refund --invitation 7
  npm run programme -- reviews
  npm run programme -- release --invitation 7
  npm run programme -- reject --invitation 7 --reason "Друг уже учился у нас раньше"
  npm run programme -- invitations --email student@cabinet.test
  npm run programme -- choice --invitation 7 --price 180000 --course dubai
  npm run programme -- block --card 770000000011 --reason "Две рекомендации не подтвердились"
  npm run programme -- unblock --card 770000000011
  npm run programme -- requests
  npm run programme -- answer --request 3 --text "Перевели, деньги придут за три дня"
  npm run programme -- answer --request 3 --text "Нужен новый договор" --decline
  npm run programme -- tickets
  npm run programme -- reply --ticket 302 --text "Проверяем оплату, ответим завтра" --working
  npm run programme -- order --order 1007 --status DELIVERY --expected 2026-12-03 --tracking 14208871003509
  npm run programme -- cancellations
  npm run programme -- price --product 12 --price 2600
  npm run programme -- terms --email student@cabinet.test`;

/**
 * Parses a command line; returns null for a help request.
 * @throws {StartError} one line that describes the mistake
 */
export function readCommand(args: string[]): Command | null {
  const { values, positionals } = wordsOf(args);
  const { help, ...given } = values;
  if (help || args.length === 0) return null;
  const isAccrual = positionals[0] === 'accrue';
  const [name = '', ...more] = isAccrual ? positionals.slice(1) : positionals;
  const isKnown = more.length === 0 && isAccrual === ACCRUALS.includes(name);
  const result = v.safeParse(commandSchema, { name: isKnown ? name : '', ...given });
  if (result.success) return result.output;
  throw misunderstood(whyNot(positionals.join(' '), result.issues[0]));
}

function wordsOf(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Use only the first sentence of the parser's message.
    throw misunderstood((error as Error).message.split(/\.\s/)[0] ?? '');
  }
}

function whyNot(words: string, issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue);
  if (name === 'name') return `Unknown command "${words}"`;
  if (issue.expected === 'never') return `"${words}" takes no --${name}`;
  return issue.received === 'undefined'
    ? `"${words}" needs --${name}`
    : `--${name} ${issue.message}: "${issue.input}"`;
}

function misunderstood(why: string): StartError {
  return new StartError(`${why}. "npm run programme -- --help" lists the commands.`);
}
