import { projectIdSchema } from '@cabinet/contracts/config';
import { friendLeadSchema } from '@cabinet/domain/forms/friend';
import { cardLeadSchema } from '@cabinet/domain/forms/getCard';
import { optionalPhone } from '@cabinet/domain/forms/phoneValues';
import { firstName, optionalEmail, optionalLastName, optionalMiddleName } from '@cabinet/domain/forms/values';
import { normalisePhone } from '@cabinet/domain/phone';
import * as v from 'valibot';
import { MALFORMED } from '../kit/answerError.ts';
import { issueText } from '../kit/issueText.ts';

/** The issue of a field with a value of another type. */
const FAULTS: Record<string, string> = {
  name: 'name',
  last_name: 'lastName',
  middle_name: 'middleName',
  phone: 'phone',
  phone_number: 'phone',
  email: 'email',
  gender: 'required',
  birth_date: 'birthDate',
};

const textUpTo = (length: number) => v.pipe(v.string(), v.trim(), v.maxLength(length));

/**
 * The fields of every lead. Names and contacts follow the rules of the forms (R32). The contract requires a
 * name only, so that an invitation may contain the friend's full name in it (§7).
 */
const leadSchema = v.pipe(
  v.looseObject({
    mergelead: v.pipe(textUpTo(100), v.nonEmpty()),
    name: firstName,
    last_name: v.nullish(optionalLastName, ''),
    middle_name: v.nullish(optionalMiddleName, ''),
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
  v.check((lead) => lead.phone !== null || lead.email !== null, 'contact'),
);
export type Lead = v.InferOutput<typeof leadSchema>;

/** The forms with more required fields, by their `entry_point`. */
const FORMS = new Map<unknown, (now: Date) => v.ObjectSchema<v.ObjectEntries, undefined>>([
  ['get-card', cardLeadSchema],
  ['friend', () => friendLeadSchema],
]);

/**
 * Reads the fields of a form. Both services return the same errors.
 * @returns the lead, or a text with the error. Participants read the text (§8), so it never comes from the
 * parser.
 */
export function readLead(form: Readonly<Record<string, unknown>>): Lead | string {
  const phone = form.phone ?? form.phone_number;
  const lead = v.safeParse(leadSchema, { ...form, phone });
  if (!lead.success) return faultText(lead.issues[0]);
  const issue = formIssue({ ...form, phone, phone_number: phone });
  return issue ? faultText(issue) : lead.output;
}

/** Returns the first issue of the form's own rules. A missing field counts as an empty field. */
function formIssue(form: Readonly<Record<string, unknown>>): v.BaseIssue<unknown> | undefined {
  const schema = FORMS.get(form.entry_point)?.(new Date());
  if (!schema) return undefined;
  const fields = Object.keys(schema.entries).map((name) => [name, form[name] ?? '']);
  return v.safeParse(schema, Object.fromEntries(fields)).issues?.[0];
}

function faultText(issue: v.BaseIssue<unknown>): string {
  const fault = FAULTS[v.getDotPath(issue) ?? ''];
  return issueText(issue.message) ?? (fault && issueText(fault)) ?? MALFORMED.error;
}
