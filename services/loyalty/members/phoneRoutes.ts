import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import { codeText, RESEND_SECONDS } from '@cabinet/domain/code';
import { codeFormSchema } from '@cabinet/domain/forms/code';
import { phoneFormSchema } from '@cabinet/domain/forms/getCard';
import { normalisePhone } from '@cabinet/domain/phone';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { once } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { serve } from '../../kit/serve.ts';
import { BAD_PHONE, CODE_REFUSALS } from '../refusals.ts';
import { sendCode, verify } from './phoneVerification.ts';

export function servePhoneVerification(app: FastifyInstance, db: Database): void {
  serve(app, sendPhoneCode, async ({ body }, caller) => {
    const typed = { phone_number: normalisePhone(body.phone) };
    const { phone_number: phone } = parseForm(phoneFormSchema, typed, BAD_PHONE);
    await db.transaction((tx) =>
      once(tx, caller.subject, caller.key, ['sendPhoneCode', phone], () => sendCode(tx, caller, phone)),
    );
    caller.reply.header('Retry-After', RESEND_SECONDS);
    return { response: { retryAfter: RESEND_SECONDS } };
  });

  serve(app, checkPhoneCode, async ({ query }, caller) => {
    const { code } = parseForm(codeFormSchema, { code: codeText(query.code) });
    const { check, phone } = await db.transaction((tx) => verify(tx, caller, code));
    if (check !== 'ok') throw new Conflict(CODE_REFUSALS[check]);
    return { response: { phone } };
  });
}
