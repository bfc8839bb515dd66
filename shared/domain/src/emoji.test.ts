import { stripEmoji, stripEmojiDeep } from './emoji.ts';

test.each([
  ['Привет 👋!', 'Привет !'],
  ['👩‍👩‍👧‍👦', ''],
  ['👍🏽', ''],
  ['🇺🇿', ''],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', ''],
  ['1️⃣', ''],
  ['❤️', ''],
  ['☎ 8 (916) 123-45-67 #5 *', '☎ 8 (916) 123-45-67 #5 *'],
  ['Oʻzbekiston gʻurur © ™ №', 'Oʻzbekiston gʻurur © ™ №'],
  ['eyJhbGciOi.J9-_=', 'eyJhbGciOi.J9-_='],
  ['𝒜 漢字 ё й', '𝒜 漢字 ё й'],
])('§5 "%s" goes out as "%s"', (text, stripped) => {
  expect(stripEmoji(text)).toBe(stripped);
});

test('I3 what is stripped once is not stripped again', () => {
  const once = stripEmoji('a👩‍🚀b🇺c1️⃣d');
  expect(stripEmoji(once)).toBe(once);
});

test('§5 every string of a body is stripped, however deep; all else stays', () => {
  const date = new Date(0);
  expect(stripEmojiDeep({ name: 'Аня🌸', list: ['🎁', { n: 5, none: null }], date, '🔑': true })).toEqual({
    name: 'Аня',
    list: ['', { n: 5, none: null }],
    date,
    '🔑': true,
  });
});

test('a body cannot reach the prototype', () => {
  const stripped = stripEmojiDeep(JSON.parse('{"__proto__": {"isAdmin": true}}'));
  expect((stripped as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('I3 a megabyte takes no longer than a breath', () => {
  expect(stripEmoji('Привет 👋 '.repeat(120_000))).toBe('Привет  '.repeat(120_000));
});
