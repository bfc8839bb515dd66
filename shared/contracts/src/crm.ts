import * as v from 'valibot';
import { projectIdSchema } from './config.ts';
import { code } from './fields.ts';
import { defineRoute } from './route.ts';
import { emailSchema } from './text.ts';

const emails = v.nullish(v.array(v.string()), []);
const flag = v.nullish(v.boolean(), false);
const text = v.nullish(v.string(), null);
const id = v.nullish(v.union([v.number(), v.string()]), null);

/** The participant in the CRM bus (§3 CRM client). Dates are `YYYY-MM-DD`, phones are `+7…`. */
export const crmClientSchema = v.object({
  id: v.number(),
  name: text,
  surname: text,
  patronymic: text,
  birth_date: text,
  sex: text,
  partner_id: id,
  phone: text,
  akada_fl_guid: text,
  bitrix_id: id,
  /** The variant whose cabinet last sent the client (R54). */
  project_id: v.nullish(projectIdSchema, null),
  email: text,
  /** The e-mail that the client requested. */
  change_client_email: text,
  /** The e-mail that a manager requested in the CRM. */
  change_b24_email: text,
  old_emails: emails,
  change_client_phone: text,
  change_b24_phone: text,
  old_phones: emails,
  change_email_code: v.nullish(v.union([v.string(), v.number()]), null),
  is_client_email_confirmed: flag,
  is_change_email: flag,
  is_old_email: flag,
  /** The terms of the programme changed, and the participant has not accepted them yet (R37). */
  updated_terms: flag,
});
export type CrmClient = v.InferOutput<typeof crmClientSchema>;

/**
 * Attempts of the running e-mail change (§3). `deadline` is ISO or epoch seconds (R26). `time_limit` is in
 * seconds.
 */
export const emailConfirmationSchema = v.object({
  is_client_email_confirmed: flag,
  current_attempts: v.nullish(v.number(), 0),
  total_attempts: v.nullish(v.number(), 5),
  time_limit: v.nullish(v.number(), 86_400),
  deadline: v.nullish(v.union([v.string(), v.number()]), null),
});
export type EmailConfirmation = v.InferOutput<typeof emailConfirmationSchema>;

/** A request to support (§3). */
export const supportRequestSchema = v.object({
  id: v.union([v.number(), v.string()]),
  topic: v.string(),
  category_code: v.string(),
  status_code: v.string(),
});
export type SupportRequest = v.InferOutput<typeof supportRequestSchema>;

/**
 * An id in another system: at most 20 digits. A number must be a safe integer, which JavaScript holds
 * exactly.
 */
const integrationKey = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
]);

/** The variant of the calling cabinet (R54). Absent if the variant has no id. */
const fromProject = { project_id: v.optional(projectIdSchema) };

const success = v.object({ result: v.optional(v.string(), 'success') });
const owner = v.object({ email: v.optional(v.string()) });
const clientId = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
});

export const getClient = defineRoute({
  service: 'crm',
  method: 'GET',
  path: '/api/user/get',
  access: 'own',
  summary: 'Returns the own client of the CRM, or 404 if the CRM has none',
  query: owner,
  output: v.object({ client: v.nullish(crmClientSchema, null), merged: v.nullish(v.boolean(), false) }),
  refuses: [404],
});

export const addClient = defineRoute({
  service: 'crm',
  method: 'POST',
  path: '/api/user/add',
  access: 'own',
  summary: 'Creates the client of the caller, or returns the existing one',
  body: v.object({ name: v.optional(v.string()), surname: v.optional(v.string()), ...fromProject }),
  output: v.object({ ...success.entries, client: crmClientSchema }),
  refuses: [404],
});

export const updateClient = defineRoute({
  service: 'crm',
  method: 'POST',
  path: '/api/user/update',
  access: 'own',
  summary: 'Changes the given fields of the own client',
  body: v.object({
    phone: v.optional(v.string()),
    partner_id: v.optional(integrationKey),
    /** One client owns a bitrix id. The service answers 409 if the id belongs to another client. */
    bitrix_id: v.optional(integrationKey),
    ...fromProject,
    /**
     * Accepts the changed terms (R37) and informs the loyalty service. The client cannot withdraw it later.
     */
    updated_terms: v.optional(v.literal(false)),
  }),
  output: success,
  refuses: [404],
});

export const getEmailConfirmation = defineRoute({
  service: 'crm',
  method: 'GET',
  path: '/api/user/{id}/emailConfirmation',
  access: 'own',
  summary: 'Returns the attempts and the deadline of the current e-mail change',
  params: clientId,
  output: emailConfirmationSchema,
  refuses: [404],
});

export const listSupportRequests = defineRoute({
  service: 'crm',
  method: 'GET',
  path: '/api/technicalSupport',
  access: 'own',
  summary: 'Lists the own support requests of one category and status',
  query: v.object({ category_code: v.string(), status_code: v.string(), email: v.optional(v.string()) }),
  output: v.object({ data: v.array(supportRequestSchema) }),
});

/** Start of the topic of a support request about an e-mail change (§7). */
export const EMAIL_CHANGE_TOPIC = 'Смена e-mail';

// E-mail change

export const requestEmailChange = defineRoute({
  service: 'crm',
  method: 'PUT',
  path: '/api/user/{id}/emailConfirmation',
  access: 'own',
  summary: 'Starts an e-mail change with a limit of attempts and a deadline',
  params: clientId,
  body: v.object({ change_client_email: emailSchema }),
  output: success,
  refuses: [404, 409],
});

export const confirmEmailChange = defineRoute({
  service: 'crm',
  method: 'POST',
  path: '/api/user/{id}/emailConfirmation',
  access: 'own',
  summary: 'Confirms the new e-mail with the mailed code',
  params: clientId,
  body: v.object({ code, email: emailSchema }),
  output: success,
  refuses: [404, 409],
});

export const sendEmailCode = defineRoute({
  service: 'crm',
  method: 'POST',
  path: '/api/user/{id}/emailConfirmation/send',
  access: 'own',
  summary: 'Mails a code to the new e-mail',
  params: clientId,
  body: v.object({
    /** IANA time zone of the reader, such as `Asia/Tashkent`. The letter states the deadline in this zone. */
    time_zone: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  output: v.object({
    ...success.entries,
    /** Seconds until the service may send another code. */
    retryAfter: v.nullish(v.number(), 60),
  }),
  refuses: [404, 409, 429],
});

export const cancelEmailChange = defineRoute({
  service: 'crm',
  method: 'POST',
  path: '/api/user/{id}/emailConfirmation/clean',
  access: 'own',
  summary: 'Cancels the e-mail change',
  params: clientId,
  output: success,
  refuses: [404, 409],
});

export const replaceEmail = defineRoute({
  service: 'crm',
  method: 'PUT',
  path: '/api/user/replace',
  access: 'own',
  summary: 'Replaces the e-mail of the own client with the confirmed one',
  body: v.object({ email: emailSchema, code: v.nullish(v.union([v.number(), v.string()])) }),
  output: success,
  refuses: [404, 409],
});

export const linkCard = defineRoute({
  service: 'crm',
  method: 'POST',
  path: '/api/bitrixLinkCard',
  access: 'own',
  summary: 'Links the own card with the CRM; callers ignore a failure (§7)',
  body: v.looseObject({}),
  output: v.object({ response: v.nullish(v.looseObject({}), {}) }),
  refuses: [404],
});
