import { RUNS } from '@cabinet/testing/runs';
import * as fc from 'fast-check';
import { stripEmoji, stripEmojiDeep } from './emoji.ts';

test.each([
  ['Привет 👋!', 'Привет !'],
  ['👩‍👩‍👧‍👦', ''],
  ['👍🏽', ''],
  ['🇺🇿', ''],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', ''],
  ['1️⃣', ''],
  ['1\uFE0F', '1'],
  ['1👩\u20E3', '1'],
  ['❤️', ''],
  ['☎ 8 (916) 123-45-67 #5 *', '☎ 8 (916) 123-45-67 #5 *'],
  ['Oʻzbekiston gʻurur © ™ №', 'Oʻzbekiston gʻurur © ™ №'],
  ['eyJhbGciOi.J9-_=', 'eyJhbGciOi.J9-_='],
  ['𝒜 漢字 ё й', '𝒜 漢字 ё й'],
])('§5 stripEmoji turns "%s" into "%s"', (text, stripped) => {
  expect(stripEmoji(text)).toBe(stripped);
});

/** Strings of all kinds of characters, often with parts of emoji, in any order. */
const anyText = fc.string({
  unit: fc.oneof(
    { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...'👩🚀🇺🇿👍🏽❤☎1#*©', '\u200D', '\uFE0F', '\u20E3', '\u{E0067}'),
    },
  ),
});

test('I3 a second stripEmoji changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = stripEmoji(text);
      expect(stripEmoji(once)).toBe(once);
    }),
    RUNS,
  );
});

test('I3 stripEmoji only removes characters', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const left = [...stripEmoji(text)].values();
      let next = left.next();
      for (const character of text) if (character === next.value) next = left.next();
      expect(next.done).toBe(true);
    }),
    RUNS,
  );
});

const base64 = fc.base64String({ minLength: 4 });
/** Values that must arrive unchanged: ids, codes, tokens, phones, e-mails, dates, names. */
const precious = fc.oneof(
  fc.uuid(),
  fc.integer().map(String),
  fc.stringMatching(/^\d{6}$/),
  fc.tuple(base64, base64, base64).map((parts) => parts.join('.')),
  fc.stringMatching(/^\+?[78]? ?\(\d{3}\) \d{3}-\d{2}-\d{2}$/),
  fc.emailAddress(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.webUrl(),
  fc.stringMatching(/^[а-яёА-ЯЁa-zA-Z ʻ’'-]{1,50}$/),
);

test('I3 stripEmoji never changes ids, codes, tokens, phones, e-mails and names', () => {
  fc.assert(
    fc.property(precious, (text) => {
      expect(stripEmoji(text)).toBe(text);
    }),
    RUNS,
  );
});

test('I3 stripEmojiDeep keeps the shape of a body and all values except strings', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      const stripped = stripEmojiDeep(body);
      expect(stripEmojiDeep(stripped)).toEqual(stripped);
      expect(JSON.stringify(stripped)).toBe(
        JSON.stringify(body, (_, value) => (typeof value === 'string' ? stripEmoji(value) : value)),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('§5 stripEmojiDeep strips every string of a body at any depth and keeps the rest', () => {
  const date = new Date(0);
  expect(stripEmojiDeep({ name: 'Аня🌸', list: ['🎁', { n: 5, none: null }], date, '🔑': true })).toEqual({
    name: 'Аня',
    list: ['', { n: 5, none: null }],
    date,
    '🔑': true,
  });
});

test('stripEmojiDeep does not let a body change the prototype', () => {
  const stripped = stripEmojiDeep(JSON.parse('{"__proto__": {"isAdmin": true}}'));
  expect((stripped as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('I3 stripEmoji processes a megabyte fast', () => {
  expect(stripEmoji('Привет 👋 '.repeat(120_000))).toBe('Привет  '.repeat(120_000));
});
