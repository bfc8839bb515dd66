import * as v from 'valibot';
import { code, count } from './fields.ts';
import { defineRoute } from './route.ts';

export const sendPhoneCode = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/phoneVerification',
  access: 'own',
  summary: 'Sends a six-digit code to the phone; Retry-After tells when to request the next one (R3)',
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
  summary: 'Verifies the phone with the last code; a newcomer becomes a participant',
  query: v.object({
    code: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), code),
  }),
  output: v.object({ response: v.object({ phone: v.nullish(v.string(), null) }) }),
  refuses: [404, 409],
});
