import * as v from 'valibot';
import { defineRoute } from './route.ts';

export const listContactTracking = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/contactTracking',
  access: 'own',
  summary: 'Lists what changed since the last call: `cards`, `contacts` (R24)',
  output: v.array(v.string()),
});

export const getWelcomeBonus = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/contacts/welcomeBonus',
  access: 'own',
  summary: 'Tells whether the own phone received the welcome bonus; hides this for other phones (B3)',
  query: v.object({ phone: v.optional(v.string()) }),
  output: v.looseObject({}),
});

export const getEmailByBitrixId = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/emailByBitrixId/{id}',
  access: 'own',
  summary: 'Returns the e-mail of the own bitrix id, or 404 for another id (B3)',
  params: v.object({
    // Reject ids that have a meaning in an address, such as `..`.
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,40}$/)),
  }),
  output: v.object({ email: v.string() }),
  refuses: [404],
});

export const getProgrammeOrigin = defineRoute({
  service: 'loyalty',
  method: 'HEAD',
  path: '/v2/api',
  access: 'own',
  summary: 'Returns the origin of the caller’s programme in Location if it differs from this one (F14)',
  output: v.looseObject({}),
});
