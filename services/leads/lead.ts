import { projectIdSchema } from '@cabinet/contracts/config';
import { optionalPhone } from '@cabinet/domain/forms/phoneValues';
import { firstName, lastName, middleName, optionalEmail } from '@cabinet/domain/forms/values';
import { normalisePhone } from '@cabinet/domain/phone';
import * as v from 'valibot';
import { issueText } from '../kit/issueText.ts';

// Participants read every error (§8), so no text comes from the parser.
const MALFORMED = 'Запрос записан с ошибкой';
/** Texts for fields whose schema has no text. */
const FAULTS: Record<string, string> = {
  name: 'Введи корректное имя',
  last_name: 'Введи корректную фамилию',
  middle_name: 'Введи корректное отчество',
  phone: 'Введи корректный номер телефона',
  email: 'Введи корректный адрес e-mail',
};

const textUpTo = (length: number) => v.pipe(v.string(), v.trim(), v.maxLength(length));
const blank = v.pipe(v.string(), v.trim(), v.literal(''));
/** Allows a missing or empty field. */
const optional = <Schema extends v.GenericSchema<string>>(schema: Schema) =>
  v.nullish(v.union([blank, schema]), '');

/** The fields of every lead from both forms. Names and contacts follow the rules of the forms (R32). */
const leadSchema = v.pipe(
  v.looseObject({
    mergelead: v.pipe(textUpTo(100), v.nonEmpty()),
    name: firstName,
    last_name: optional(lastName),
    middle_name: optional(middleName),
    phone: v.pipe(
      v.nullish(optionalPhone, ''),
      v.transform((phone) => normalisePhone(phone) || null),
    ),
    email: v.pipe(
      v.nullish(optionalEmail, ''),
      v.transform((email) => email.toLowerCase() || null),
    ),
    partner: v.nullish(textUpTo(40), ''),
    project_id: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), projectIdSchema)),
  }),
  v.check((lead) => lead.phone !== null || lead.email !== null, 'Укажи телефон или e-mail'),
);
export type Lead = v.InferOutput<typeof leadSchema>;

/**
 * Reads the fields of a form. Both services return the same errors.
 * @returns the lead, or a text with the error
 */
export function readLead(form: Readonly<Record<string, unknown>>): Lead | string {
  const { success, output, issues } = v.safeParse(leadSchema, {
    ...form,
    phone: form.phone ?? form.phone_number,
  });
  if (success) return output;
  const [{ message }] = issues;
  const field = v.getDotPath(issues[0]);
  return field === null ? message : (issueText(message) ?? FAULTS[field] ?? MALFORMED);
}
