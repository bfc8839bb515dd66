import { commandSchema, HELP, readCommand } from './command.ts';

test.each([
  [
    'accrue registration --card 770000000011 --friend Анна',
    { name: 'registration', card: '770000000011', friend: 'Анна' },
  ],
  [
    'accrue study --invitation 4 --price 96000',
    { name: 'study', invitation: 4, price: 96_000, course: 'university' },
  ],
  [
    'accrue study --invitation 4 --course dubai --percent 20 --hold',
    { name: 'study', invitation: 4, course: 'dubai', percent: 20, hold: true },
  ],
  ['accrue birthday --email Anna@Cabinet.test', { name: 'birthday', email: 'anna@cabinet.test' }],
  ['refund --invitation 4', { name: 'refund', invitation: 4 }],
  ['reviews', { name: 'reviews' }],
  ['release --invitation 4', { name: 'release', invitation: 4 }],
  ['reject --invitation 4 --reason Учился', { name: 'reject', invitation: 4, reason: 'Учился' }],
  ['invitations --email anna@cabinet.test', { name: 'invitations', email: 'anna@cabinet.test' }],
  ['block --card 1', { name: 'block', card: '1' }],
  ['requests', { name: 'requests' }],
  ['answer --request 3 --text Перевели', { name: 'answer', request: 3, text: 'Перевели' }],
  ['answer --request 3 --text Нет --decline', { name: 'answer', request: 3, text: 'Нет', decline: true }],
  ['price --product 12 --price 2600', { name: 'price', product: 12, price: 2_600 }],
  [
    'choice --invitation 7 --price 180000 --course dubai',
    { name: 'choice', invitation: 7, price: 180_000, course: 'dubai' },
  ],
  ['tickets', { name: 'tickets' }],
  ['reply --ticket 3 --text Да --working', { name: 'reply', ticket: 3, text: 'Да', working: true }],
  [
    'order --order 1007 --status DELIVERY --expected 2026-12-03 --tracking 14208871003509',
    {
      name: 'order',
      order: 1007,
      status: 'DELIVERY',
      expected: '2026-12-03',
      tracking: '14208871003509',
    },
  ],
  ['cancellations', { name: 'cancellations' }],
  ['terms --email Anna@cabinet.test', { name: 'terms', email: 'anna@cabinet.test' }],
])('the command line "%s" is parsed', (line, command) => {
  expect(readCommand(line.split(' '))).toEqual(command);
});

const UNKNOWN = (words: string) => `Unknown command "${words}"`;
test.each([
  ['accrue', UNKNOWN('accrue')],
  ['acrue study --invitation 4', UNKNOWN('acrue study')],
  ['accrue block --card 1', UNKNOWN('accrue block')],
  ['registration --card 1 --friend A', UNKNOWN('registration')],
  ['accrue birthday today --email anna@cabinet.test', UNKNOWN('accrue birthday today')],
  ['accrue registration --card 1', '"accrue registration" needs --friend'],
  ['refund', '"refund" needs --invitation'],
  ['accrue study --invitation four --price 1', '--invitation must be a whole number: "four"'],
  ['accrue study --invitation 4 --price 1.5', '--price must be a whole number: "1.5"'],
  ['accrue study --invitation 4 --price -5', "Option '--price' argument is ambiguous"],
  ['accrue study --invitation 4 --price 9999999999', '--price must be a whole number: "9999999999"'],
  [
    'accrue study --invitation 4 --course cooking',
    '--course must be one of university, continuing, school, dubai: "cooking"',
  ],
  ['accrue birthday --email anna', '--email must be an e-mail: "anna"'],
  ['block --card 1 --friend A', '"block" does not accept --friend'],
  ['block --card 1 --speed 2', "Unknown option '--speed'"],
  ['answer --request 3', '"answer" needs --text'],
  [`answer --request 3 --text ${'а'.repeat(501)}`, `--text is too long: "${'а'.repeat(501)}"`],
  [
    'order --order 1007 --status CANCELLED',
    '--status must be one of PROCESSING, BUYING, DELIVERY, DELIVERED, RECEIVED, CLOSED: "CANCELLED"',
  ],
  ['order --order 1007 --link http://a.test', '--link must be an https: URL: "http://a.test"'],
  ['price --product 12 --price 0', '--price must be at least 1: "0"'],
  ['reply --ticket 3', '"reply" needs --text'],
  ['block --card', "Option '--card <value>' argument missing"],
])('the command line "%s" is refused in one line', (line, why) => {
  expect(() => readCommand(line.split(' '))).toThrow(
    expect.objectContaining({ message: `${why}. "npm run programme -- --help" lists the commands.` }),
  );
});

test.each(['', '--help', '-h', 'accrue study --help'])('the command line "%s" shows the help', (line) => {
  expect(readCommand(line.split(' ').filter(Boolean))).toBeNull();
});

describe('help of the programme command', () => {
  const examples = [...HELP.matchAll(/^ {2}npm run programme -- (.+)$/gm)].map(([, words = '']) =>
    [...words.matchAll(/"([^"]+)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
  );

  test.each(commandSchema.options.map(({ entries }) => entries.name.literal))(
    'the help has a working example of %s',
    (name) => {
      expect(examples.map((words) => readCommand(words)?.name)).toContain(name);
    },
  );
});
