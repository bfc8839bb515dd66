import * as fc from 'fast-check';

// Generators of malicious input, for the tests of I2.

/**
 * Random requests per route. The target of I2 is 2 000. CI sends 250 (`THOROUGH=1`), and `npm test` sends 50.
 */
export const RUNS = Number(process.env.BAD_INPUT_RUNS ?? (process.env.THOROUGH ? 250 : 50));

const nested = (depth: number): unknown => JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`);
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'İ',
  '%00',
  '%',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '__proto__',
  'constructor',
  'NaN',
  'null',
  '1e308',
  '-1',
  '1.5',
  '0x10',
  '9'.repeat(30),
  '٣',
  'x'.repeat(10_000),
];
const NUMBERS = [0, -0, -1, 0.5, 1e308, -1e308, 1e-308, 2 ** 31, 2 ** 53, -(2 ** 63)];
export const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
/** Any possible value of a member. */
export const value = fc.oneof(
  text,
  fc.constantFrom(...NUMBERS, nested(3), nested(200), {}, [], [[]], null, true, false),
  fc.jsonValue(),
);
/** Names that no route uses, and names with a special meaning in programs. */
const STRANGE_NAMES = [
  'x',
  'email',
  'ownerEmail',
  'email[]',
  '__proto__',
  'constructor',
  'toString',
  '_method',
];

/**
 * Generates almost valid members, with unexpected additions. Almost valid input reaches deeper code than
 * noise.
 */
export function nearly(
  names: string[],
  good: Record<string, unknown> = {},
): fc.Arbitrary<[string, unknown][]> {
  const member = (name: string) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant([[name, good[name]]]) },
      { weight: 1, arbitrary: value.map((wrong) => [[name, wrong]]) },
      { weight: 1, arbitrary: fc.constant([]) },
    );
  const strange = fc.tuple(fc.oneof(fc.constantFrom(...STRANGE_NAMES, ...names), text), value);
  return fc
    .tuple(fc.tuple(...names.map(member)), fc.array(strange, { maxLength: 3 }))
    .map(([members, more]) => [...(members.flat() as [string, unknown][]), ...more]);
}

/** Writes JSON manually, so that a name can occur twice. */
export const jsonOf = (members: [string, unknown][]) =>
  `{${members.map(([name, wrong]) => `${JSON.stringify(name)}:${JSON.stringify(wrong) ?? 'null'}`).join(',')}}`;
const textOf = (one: unknown) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''));
/** Encodes members as a query or a form. */
export const searchOf = (members: [string, unknown][]) =>
  new URLSearchParams(members.map(([name, one]) => [name, textOf(one).toWellFormed()])).toString();

/** I2: a slower answer counts as a hang. */
const HANGS_MS = 1_000;

/**
 * Returns the answer, if it arrives within a second. A busy machine may delay one answer, but not three in a
 * row.
 * @throws {Error} the request hangs
 */
export async function soon<T>(ask: () => Promise<T>): Promise<T> {
  for (let time = 0; time < 3; time += 1) {
    const startedAt = performance.now();
    const answer = await ask();
    if (performance.now() - startedAt < HANGS_MS) return answer;
  }
  throw new Error(`the route does not answer within ${HANGS_MS} ms, each time`);
}
