import { normalisePhone } from '@cabinet/domain/phone';
import { phoneRefusal } from '@cabinet/domain/phoneRefusal';
import * as v from 'valibot';

/** §5, with the figures of R32. */
const NAME = /^[\p{Script=Latin}\p{Script=Cyrillic} ʻʼ'’‘`-]+$/u;

// Whatever is wrong, a participant reads it (§8): no text here is the parser's own.
const MALFORMED = 'Запрос записан с ошибкой';
const BAD_NAME = 'Введи корректное имя';
const BAD_LAST_NAME = 'Введи корректную фамилию';
const BAD_PHONE = 'Введи корректный номер телефона';
const BAD_EMAIL = 'Введи корректный адрес e-mail';

const textOf = (length: number, message: string) =>
  v.pipe(v.nullish(v.string(message), ''), v.trim(), v.maxLength(length, message));
const name = v.pipe(textOf(150, BAD_NAME), v.regex(NAME, BAD_NAME));
const lastName = v.pipe(
  textOf(150, BAD_LAST_NAME),
  v.check((text) => text === '' || NAME.test(text), BAD_LAST_NAME),
);
const phone = v.pipe(
  textOf(30, BAD_PHONE),
  v.check((text) => text === '' || phoneRefusal(text) === null, BAD_PHONE),
  v.transform((text) => normalisePhone(text) || null),
);
const email = v.pipe(
  textOf(254, BAD_EMAIL),
  v.toLowerCase(),
  v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), BAD_EMAIL),
  v.transform((text) => text || null),
);

/** What every lead has, whichever form it came from; both services say the same of a wrong one. */
export const leadSchema = v.pipe(
  v.looseObject({
    mergelead: v.optional(v.pipe(textOf(100, MALFORMED), v.minLength(1, MALFORMED)), ''),
    name: v.optional(name, ''),
    last_name: v.optional(lastName, ''),
    phone: v.optional(phone, ''),
    email: v.optional(email, ''),
    partner: v.optional(textOf(40, MALFORMED), ''),
  }),
  v.check((lead) => lead.phone !== null || lead.email !== null, 'Укажи телефон или e-mail'),
);
export type Lead = v.InferOutput<typeof leadSchema>;
