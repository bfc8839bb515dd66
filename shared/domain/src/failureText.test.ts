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
])('§8 failureText turns %j into %j, and with a quote into %j', (words, told, quoted) => {
  expect(failureText(words, 'Не вышло')).toBe(told);
  expect(failureText(words, 'Не вышло', QUOTE)).toBe(quoted);
});

test('§8 failureText without general words returns only the remark', () => {
  expect(failureText({ detail: 'Приём анкет закрыт' }, '')).toBe('Приём анкет закрыт');
  expect(failureText({}, '')).toBe('');
});
