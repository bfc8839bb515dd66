import { normalisePhone } from '@cabinet/domain/phone';
import { phoneRefusal } from '@cabinet/domain/phoneRefusal';
import * as v from 'valibot';

/** §5, with the figures of R32. */
const NAME = /^[\p{Script=Latin}\p{Script=Cyrillic} ʻʼ'’‘`-]+$/u;

const optionalText = (length: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(length)), '');
const name = v.pipe(
  v.string('Введи корректное имя'),
  v.trim(),
  v.regex(NAME, 'Введи корректное имя'),
  v.maxLength(150, 'Введи корректное имя'),
);
const phone = v.pipe(
  optionalText(30),
  v.transform((text) => text ?? ''),
  v.check((text) => text === '' || phoneRefusal(text) === null, 'Введи корректный номер телефона'),
  v.transform((text) => normalisePhone(text) || null),
);
const email = v.pipe(
  optionalText(254),
  v.transform((text) => text?.toLowerCase() || null),
  v.check(
    (text) => text === null || v.is(v.pipe(v.string(), v.email()), text),
    'Введи корректный адрес e-mail',
  ),
);

/** What every lead has, whichever form it came from; both services say the same of a wrong one. */
export const leadSchema = v.pipe(
  v.looseObject({
    mergelead: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    name,
    phone: v.optional(phone, ''),
    email: v.optional(email, ''),
    partner: optionalText(40),
  }),
  v.check((lead) => lead.phone !== null || lead.email !== null, 'Укажи телефон или e-mail'),
);
export type Lead = v.InferOutput<typeof leadSchema>;
