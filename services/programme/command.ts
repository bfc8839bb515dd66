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

export const HELP = `Usage: npm run programme -- <command>. The commands:

  accrue registration --card <number> --friend "<name>"
      records that a friend of the card's owner registered
  accrue study --invitation <id> --price <roubles> [--course <course>] [--percent <whole>] [--hold]
      records that the friend paid for the study; credits the tokens
      --course   ${courses.join(', ')}; university by default
      --percent  15 to 25, for dubai only
      --hold     promises the tokens; a later call without --price credits them
  accrue birthday --email <e-mail>
  accrue welcome --email <e-mail>
  refund --invitation <id>
      takes the tokens back after a refund to the friend; the participant owes the rest
  reviews
      lists invitations under review, with the reasons
  release --invitation <id>
      ends the review and continues the invitation
  reject --invitation <id> --reason "<text for the participant>"
  invitations --email <e-mail>
  choice --invitation <id> --price <roubles> [--course <course>]
      sets the friend's course; the participant sees the expected tokens
  block --card <number> [--reason "<text for the participant>"]
  unblock --card <number>
  requests
      lists unanswered requests to a manager
  answer --request <id> --text "<text for the participant>" [--decline]
      answers a request; --decline rejects it. An accepted conversion takes its tokens
  tickets
      lists unanswered requests to support
  reply --ticket <id> --text "<text for the participant>" [--working] [--version <of the answer>]
      answers a request; --working announces another answer. To replace an existing answer,
      add its version, which tickets and reply show
  order --order <number> [--status <status>] [--text "<words>"] [--expected <day>] [--visit <moment>]
        [--tracking <number>] [--link <address>] [--extend <days>]
      updates an order; the participant sees the update
      --status    ${MOVES.join(', ')}
      --expected  the day of the arrival
      --visit     the time of a service
      --extend    extra days at the pick-up place for a ready order, once
  cancellations
      lists orders that participants cancelled, with the reasons
  price --product <id> --price <tokens>
      sets the price of a product
  terms --email <e-mail>
      requires the participant to accept the changed terms

Examples:

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
  if (issue.expected === 'never') return `"${words}" does not accept --${name}`;
  return issue.received === 'undefined'
    ? `"${words}" needs --${name}`
    : `--${name} ${issue.message}: "${issue.input}"`;
}

function misunderstood(why: string): StartError {
  return new StartError(`${why}. "npm run programme -- --help" lists the commands.`);
}
