import { Eyo, safeDictionary } from 'eyo-kernel';
import Typograf from 'typograf';

/**
 * Texts of the specification (§2, §5, §7, §8). People and other systems compare them, so they stay unchanged.
 */
const EXACT = [
  "Sizda jismoniy karta yo'q",
  "Xato ro'y berdi",
  'Введи корректное имя',
  'Введи корректное отчество',
  'Введи корректную фамилию',
  'Введи корректный адрес e-mail',
  'Введи корректный номер телефона',
  'Загрузка...',
  'Запрещено совершать операции',
  'Не удалось загрузить контент политики',
  'Не удалось отменить заявку на изменение имейла',
  'Недостаточно токенов',
  'Необходимо заполнить данные для карты',
  'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут',
  'Ошибка отправки письма с кодом подтверждения',
  'Ошибка при обновлении email',
  'Ошибка со статусом 0.',
  'Пожалуйста, попробуйте позже или свяжитесь с менеджером.',
  'Поле обязательно для заполнения',
  'Произошла ошибка, попробуйте еще раз.',
  'Страница устарела, пожалуйста обновите',
  'У тебя нет физической карты',
  'Форма отмены заказа',
  'заявка не отправлена',
].map(withoutEnd);

export type Language = 'ru' | 'uz' | 'en';

/** The library's names of the languages. We add Uzbek. */
const LOCALES: Record<Language, string> = { ru: 'ru', uz: 'uz', en: 'en-US' };

/** The rules for interface texts. The library's other rules change phones, code and addresses of pages. */
const RULES: Record<Language, RegExp> = {
  ru: /^(?:common\/(?:punctuation|nbsp)|ru\/(?:dash|nbsp(?!\/afterNumberSign)|cabinet))\//,
  uz: /^(?:common\/punctuation\/hellip$|common\/nbsp\/afterNumber$|uz\/)/,
  en: /^(?:common\/punctuation|common\/nbsp\/afterNumber$|en-US\/cabinet\/)/,
};

const NBSP = '\u00a0';

Typograf.addLocale('uz');
Typograf.setData({ 'uz/char': 'a-zʻʼ' });
Typograf.addRules([
  rule('ru/cabinet/percent', (text) => text.replace(/(\d|\}\}) ?%/g, `$1${NBSP}%`)),
  // The library uses a narrow space here, which our font does not have.
  rule('ru/cabinet/number', (text) => text.replaceAll('№ ', `№${NBSP}`)),
  rule('ru/cabinet/count', bindCounts),
  rule('ru/cabinet/decimals', bindDecimals),
  rule('ru/cabinet/thousands', bindThousands),
  rule('uz/cabinet/letters', (text) =>
    text.replace(/([OoGg])['‘’`ʼ]/g, '$1ʻ').replace(/(\p{L})['‘’`](?=\p{L})/gu, '$1ʼ'),
  ),
  // The library does not close a quote before a suffix: «Buyurtmalar»ga.
  rule('uz/cabinet/quote', (text) => text.replace(/["“]([^"“”]*)["”]/g, '«$1»')),
  rule('uz/cabinet/dash', (text) => text.replace(/[ \u00a0][-–—] /g, `${NBSP}— `)),
  rule('uz/cabinet/percent', joinPercent),
  rule('uz/cabinet/count', bindCounts),
  rule('uz/cabinet/decimals', bindDecimals),
  rule('uz/cabinet/thousands', bindThousands),
  rule('en-US/cabinet/percent', joinPercent),
  rule('en-US/cabinet/count', bindCounts),
  rule('en-US/cabinet/decimals', bindDecimals),
]);

const typograf = new Typograf({ locale: 'ru', enableRule: 'common/nbsp/afterNumber' });

const yo = new Eyo();
yo.dictionary.set(safeDictionary);

/**
 * Corrects the typography of an interface text: quotes, dashes, letters and no-break spaces. A correct text
 * stays unchanged.
 */
export function typeset(text: string, language: Language): string {
  if (EXACT.includes(withoutEnd(text))) return text;
  return typograf.execute(language === 'ru' ? yo.restore(text) : text, {
    locale: LOCALES[language],
    ruleFilter: ({ name }) => RULES[language].test(name),
  });
}

/** Ignores punctuation at the end, because our texts may differ from the specification there. */
function withoutEnd(text: string): string {
  return text.replace(/[.!]+$/, '');
}

function rule(name: string, handler: (text: string) => string) {
  return { name, handler };
}

/** Joins a count with the word after it. */
function bindCounts(text: string): string {
  return text.replace(/(\{\{count\}\}) (?=\p{L})/gu, `$1${NBSP}`);
}

/** The library joins only whole numbers. */
function bindDecimals(text: string): string {
  return text.replace(/(\d[.,]\d+) (?=\p{L})/gu, `$1${NBSP}`);
}

function bindThousands(text: string): string {
  return text.replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`);
}

function joinPercent(text: string): string {
  return text.replace(/(\d|\}\})[ \u00a0]%/g, '$1%');
}
