import { failureText } from './failureText.ts';

const QUOTE = 'Номер: 3f1c';

test.each([
  [{ text: 'Каталог закрыт' }, 'Каталог закрыт', 'Каталог закрыт'],
  [{ text: 'Каталог закрыт', detail: 'до среды' }, 'Каталог закрыт', 'Каталог закрыт'],
  [{ detail: 'Туда не возим' }, 'Не вышло. Туда не возим', 'Не вышло. Туда не возим. Номер: 3f1c'],
  [{ detail: 'Туда не возим!' }, 'Не вышло. Туда не возим!', 'Не вышло. Туда не возим! Номер: 3f1c'],
  [{ text: '', detail: 'Туда не возим' }, 'Не вышло. Туда не возим', 'Не вышло. Туда не возим. Номер: 3f1c'],
  [{ text: ' ', detail: ' ' }, 'Не вышло', 'Не вышло. Номер: 3f1c'],
  [{ text: null, detail: null }, 'Не вышло', 'Не вышло. Номер: 3f1c'],
  [{}, 'Не вышло', 'Не вышло. Номер: 3f1c'],
])('§8 of %j it tells %j, and with a number to quote %j', (words, told, quoted) => {
  expect(failureText(words, 'Не вышло')).toBe(told);
  expect(failureText(words, 'Не вышло', QUOTE)).toBe(quoted);
});

test('§8 without general words the remark stands alone', () => {
  expect(failureText({ detail: 'Приём анкет закрыт' }, '')).toBe('Приём анкет закрыт');
  expect(failureText({}, '')).toBe('');
});
