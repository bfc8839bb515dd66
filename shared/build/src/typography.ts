import { Eyo, safeDictionary } from 'eyo-kernel';
import Typograf from 'typograf';

/** Texts of the specification (§2, §5, §7, §8): people and other systems compare them, so they keep every sign. */
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

/** The names that the library has for the languages; Uzbek is ours. */
const LOCALES: Record<Language, string> = { ru: 'ru', uz: 'uz', en: 'en-US' };

/** The rules that suit interface texts. The library's other rules rewrite phones, code and addresses of pages. */
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
  // The library's own space there is a narrow one, which our font does not have.
  rule('ru/cabinet/number', (text) => text.replaceAll('№ ', `№${NBSP}`)),
  rule('ru/cabinet/count', bindCounts),
  rule('ru/cabinet/decimals', bindDecimals),
  rule('ru/cabinet/thousands', bindThousands),
  rule('uz/cabinet/letters', (text) =>
    text.replace(/([OoGg])['‘’`ʼ]/g, '$1ʻ').replace(/(\p{L})['‘’`](?=\p{L})/gu, '$1ʼ'),
  ),
  // The library closes no quote before an ending: «Buyurtmalar»ga.
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
 * An interface text as a typesetter of its language sets it: quotes, dashes, letters and no-break spaces.
 * A text that is typeset stays as it is.
 */
export function typeset(text: string, language: Language): string {
  if (EXACT.includes(withoutEnd(text))) return text;
  return typograf.execute(language === 'ru' ? yo.restore(text) : text, {
    locale: LOCALES[language],
    ruleFilter: ({ name }) => RULES[language].test(name),
  });
}

/** A text with a full stop of ours, or without one of theirs, is still the same. */
function withoutEnd(text: string): string {
  return text.replace(/[.!]+$/, '');
}

function rule(name: string, handler: (text: string) => string) {
  return { name, handler };
}

/** Placeholders of counts belong to the word after them. */
function bindCounts(text: string): string {
  return text.replace(/(\{\{count\}\}) (?=\p{L})/gu, `$1${NBSP}`);
}

/** The library binds whole numbers only. */
function bindDecimals(text: string): string {
  return text.replace(/(\d[.,]\d+) (?=\p{L})/gu, `$1${NBSP}`);
}

function bindThousands(text: string): string {
  return text.replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`);
}

function joinPercent(text: string): string {
  return text.replace(/(\d|\}\})[ \u00a0]%/g, '$1%');
}
