import { issuesIn, textFiles, textsIn, typesetSource } from './texts.ts';
import { type Language, typeset } from './typography.ts';

// No-break spaces look like spaces, so this file writes them as `_`.
const plain = (text: string) => text.replaceAll('_', '\u00a0');
const readable = (text: string) => text.replaceAll('\u00a0', '_');

const TYPESET: [Language, string, string][] = [
  ['ru', 'Токены придут за друга и за учёбу', 'Токены придут за_друга и_за_учёбу'],
  ['ru', 'Знаешь ли ты код', 'Знаешь_ли ты_код'],
  ['ru', 'Хранение 14 дней, 3 шт., 10 000 мА·ч', 'Хранение 14_дней, 3_шт., 10_000_мА·ч'],
  ['ru', '{{count}} друга на {{percent}}%', '{{count}}_друга на_{{percent}}_%'],
  ['ru', '30% или 40 %', '30_% или_40_%'],
  ['ru', 'Термос 0,75 л, 12 л', 'Термос 0,75_л, 12_л'],
  ['ru', 'Заказ № 12 от 5 мая', 'Заказ №_12_от_5_мая'],
  ['ru', 'Товар "Первый курс" - худи', 'Товар «Первый курс»_— худи'],
  ['ru', 'Еще идет прием заявок...', 'Ещё идёт приём заявок…'],
  ['ru', 'Открой <b>карту</b> и покажи', 'Открой <b>карту</b> и_покажи'],
  ['ru', 'Пиши на help@cabinet.test или +7 900 123-45-67', 'Пиши на_help@cabinet.test или_+7_900_123-45-67'],
  ['uz', "Do'st o‘qishga to'lov qildi", 'Doʻst oʻqishga toʻlov qildi'],
  ['uz', "Ma'ruza va Ta’lim", 'Maʼruza va Taʼlim'],
  ['uz', '“Orqaga” yoki "Orqaga"ni bosing', '«Orqaga» yoki «Orqaga»ni bosing'],
  ['uz', '"Sotib olish" tugmasi - 30 %', '«Sotib olish» tugmasi_— 30%'],
  ['uz', '{{count}} ta doʻst, 10 daqiqa', '{{count}}_ta doʻst, 10_daqiqa'],
  ['en', `Press "Buy": it's 30 % off`, 'Press “Buy”: it’s 30% off'],
  ['en', 'It works for 10 minutes', 'It works for 10_minutes'],
];

test.each(TYPESET)('typeset of %s: "%s" is "%s"', (language, text, expected) => {
  expect(readable(typeset(text, language))).toBe(expected);
});

test.each(TYPESET)('typeset of %s: "%3$s" stays unchanged', (language, _text, expected) => {
  expect(readable(typeset(plain(expected), language))).toBe(expected);
});

test('typeset keeps texts of the specification unchanged', () => {
  expect(typeset('Страница устарела, пожалуйста обновите', 'ru')).toBe(
    'Страница устарела, пожалуйста обновите',
  );
  expect(typeset("Xato ro'y berdi!", 'uz')).toBe("Xato ro'y berdi!");
});

test('textsIn finds the texts of a program under the name of a language', () => {
  const source =
    "const LETTERS = { ru: (code) => ({ text: `Код $<code> и ключ` }), uz: 'Kod', other: 'и мы' };".replace(
      '<code>',
      '{code}',
    );
  const texts = textsIn('letters.ts', source).map(({ key, language }) => [key, language]);
  expect(texts).toEqual([
    ['LETTERS.ru.text', 'ru'],
    ['LETTERS.uz', 'uz'],
  ]);
  expect(readable(typesetSource('letters.ts', source))).toBe(source.replace('и ключ', 'и_ключ'));
});

test('typesetSource corrects the texts of a JSON file', () => {
  const source = '{ "name": { "ru": "Худи \\"Первый курс\\"", "en": "A \\"First\\" hoodie" } }';
  expect(typesetSource('products.json', source)).toBe(
    '{ "name": { "ru": "Худи «Первый курс»", "en": "A “First” hoodie" } }',
  );
});

test('typesetSource corrects the captions of a WebVTT file', () => {
  const source = 'WEBVTT\n\n00:00.000 --> 00:05.000\nТокены придут за друга\n';
  const typeset = 'WEBVTT\n\n00:00.000 --> 00:05.000\nТокены придут за_друга\n';
  expect(readable(typesetSource('3.ru.vtt', source))).toBe(typeset);
});

test('each text closes the quotes that it opens', () => {
  const open = textFiles
    .flatMap((file) => textsIn(file))
    .filter(({ language, value }) => {
      const [left, right] = language === 'en' ? ['“', '”'] : ['«', '»'];
      return value.split(left).length !== value.split(right).length;
    })
    .map(({ file, key }) => `${file} ${key}`);
  expect(open).toEqual([]);
});

test('textFiles include locales, letters, seeds and captions', () => {
  expect(textFiles).toEqual(
    expect.arrayContaining([
      'services/crm/letters.ts',
      'services/loyalty/lessons/files/3.ru.coin.vtt',
      'services/loyalty/seed/products.json',
      'shell/src/content/locales/uz.json',
    ]),
  );
});

test('each text is typeset; `npm run format` corrects them', () => {
  const issues = textFiles
    .flatMap((file) => issuesIn(file))
    .map(({ file, key, value, typeset }) => `${file} ${key}: "${readable(value)}" is "${readable(typeset)}"`);
  expect(issues).toEqual([]);
});
