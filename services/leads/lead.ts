import { EMAIL_LENGTH } from '@cabinet/contracts/text';
import { emailRefusal, nameRefusal } from '@cabinet/domain/fields';
import { normalisePhone } from '@cabinet/domain/phone';
import { phoneRefusal } from '@cabinet/domain/phoneRefusal';
import * as v from 'valibot';

/** Longest name: the page behind a referral link asks for the whole name in one field. */
const WHOLE_NAME = 150;

// Whatever is wrong, a participant reads it (§8): no text here is the parser's own.
const MALFORMED = 'Запрос записан с ошибкой';
const BAD_NAME = 'Введи корректное имя';
const BAD_LAST_NAME = 'Введи корректную фамилию';
const BAD_PHONE = 'Введи корректный номер телефона';
const BAD_EMAIL = 'Введи корректный адрес e-mail';

const textOf = (length: number, message: string) =>
  v.pipe(v.nullish(v.string(message), ''), v.trim(), v.maxLength(length, message));
const name = v.pipe(
  textOf(WHOLE_NAME, BAD_NAME),
  v.check((text) => nameRefusal(text, WHOLE_NAME) === null, BAD_NAME),
);
const lastName = v.pipe(
  textOf(WHOLE_NAME, BAD_LAST_NAME),
  v.check((text) => nameRefusal(text, WHOLE_NAME) !== 'invalid', BAD_LAST_NAME),
);
const phone = v.pipe(
  textOf(30, BAD_PHONE),
  v.check((text) => text === '' || phoneRefusal(text) === null, BAD_PHONE),
  v.transform((text) => normalisePhone(text) || null),
);
const email = v.pipe(
  textOf(EMAIL_LENGTH, BAD_EMAIL),
  v.toLowerCase(),
  v.check((text) => emailRefusal(text) !== 'invalid', BAD_EMAIL),
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
