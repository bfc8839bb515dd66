import { changeLanguage, createI18n } from './instance.ts';
import type { Locale } from './locale.ts';
import { localText } from './localText.ts';
import { registerMessages } from './messages.ts';

const languages: Locale[] = ['ru', 'uz', 'en'];
const source = {
  ru: { hello: 'Привет', only: 'Только по-русски' },
  uz: async () => ({ default: { hello: 'Salom' } }),
  en: () => Promise.reject<{ default: Record<string, string> }>(new Error('offline')),
};

beforeEach(() => localStorage.clear());

test("the default language is Russian, and sets the page's lang", () => {
  expect(createI18n({ languages }).language).toBe('ru');
  expect(document.documentElement.lang).toBe('ru');
});

test('the next start uses the stored language', async () => {
  await changeLanguage(createI18n({ languages }), 'uz');
  expect(localStorage.getItem('SF_LANG')).toBe('uz');
  expect(createI18n({ languages }).language).toBe('uz');
});

test('a requested language overrides the stored language, and an unsupported language is ignored', () => {
  localStorage.setItem('SF_LANG', 'uz');
  expect(createI18n({ languages, language: 'en' }).language).toBe('en');
  expect(createI18n({ languages: ['ru', 'en'] }).language).toBe('ru');
});

test('a change has an effect only when the language differs (§1)', async () => {
  const i18n = createI18n({ languages });
  expect(await changeLanguage(i18n, 'ru')).toBe(false);
  expect(localStorage.getItem('SF_LANG')).toBeNull();
  expect(await changeLanguage(i18n, 'uz')).toBe(true);
  expect(document.documentElement.lang).toBe('uz');
});

test('the texts load with the language, and Russian replaces a missing text', async () => {
  const i18n = createI18n({ languages });
  await registerMessages(i18n, 'page', source);
  await changeLanguage(i18n, 'uz');
  expect(i18n.t('hello', { ns: 'page' })).toBe('Salom');
  expect(i18n.t('only', { ns: 'page' })).toBe('Только по-русски');
});

test('the texts of another release replace the previous texts in every language', async () => {
  const i18n = createI18n({ languages });
  await changeLanguage(i18n, 'en');
  await registerMessages(i18n, 'page', { ru: { a: 'было' }, en: { a: 'before', b: 'gone' } });
  await registerMessages(i18n, 'page', { ru: { a: 'стало' }, en: { a: 'after' } });
  expect([i18n.t('page:a'), i18n.exists('page:b')]).toEqual(['after', false]);
  await changeLanguage(i18n, 'ru');
  expect(i18n.t('page:a')).toBe('стало');
});

test('a language whose texts fail to load shows Russian and warns in the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const i18n = createI18n({ languages, language: 'en' });
  await registerMessages(i18n, 'page', source);
  expect(i18n.t('hello', { ns: 'page' })).toBe('Привет');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a choice without storage lasts as long as the page', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const i18n = createI18n({ languages });
  expect(await changeLanguage(i18n, 'uz')).toBe(true);
  expect(i18n.language).toBe('uz');
  setItem.mockRestore();
});

test("a language inside a foreign page sets lang only on the cabinet's element", async () => {
  document.documentElement.lang = 'de';
  const root = document.createElement('div');
  await changeLanguage(createI18n({ languages, root }), 'en');
  expect([root.lang, document.documentElement.lang]).toEqual(['en', 'de']);
});

test('two instances use their own languages', async () => {
  const [one, other] = [createI18n({ languages }), createI18n({ languages })];
  await changeLanguage(one, 'uz');
  expect([one.language, other.language]).toEqual(['uz', 'ru']);
});

test('a text of a service appears in the language, or else in Russian', () => {
  const text = { ru: 'Худи', en: 'Hoodie' };
  expect([localText(text, 'en'), localText(text, 'uz'), localText(null, 'ru')]).toEqual([
    'Hoodie',
    'Худи',
    '',
  ]);
});
