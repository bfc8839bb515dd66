import * as v from 'valibot';
import { code, count } from './fields.ts';
import { defineRoute } from './route.ts';

export const sendPhoneCode = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/phoneVerification',
  access: 'own',
  summary: 'Sends a code of six digits to the phone; Retry-After is the wait for the next code (R3)',
  body: v.object({ phone: v.pipe(v.string(), v.trim(), v.maxLength(30)) }),
  output: v.object({
    response: v.object({
      /** Seconds until the service may send another code. */
      retryAfter: v.nullish(count, 60),
    }),
  }),
  refuses: [429],
});

export const checkPhoneCode = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/phoneVerification',
  // This GET changes data, so clients never cache it, never retry it, and never send it in view-as (R6).
  access: 'own-only',
  summary: 'Verifies the phone of the last code, and makes an unknown person a participant',
  query: v.object({
    code: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), code),
  }),
  output: v.object({ response: v.object({ phone: v.nullish(v.string(), null) }) }),
  refuses: [404, 409],
});
