import {
  cancelEmailChange,
  confirmEmailChange,
  replaceEmail as replaceEmailRoute,
  requestEmailChange,
  sendEmailCode,
} from '@cabinet/contracts/crm';
import { codeText, RESEND_SECONDS } from '@cabinet/domain/code';
import { codeFormSchema, newEmailFormSchema } from '@cabinet/domain/forms/emailChange';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { writeOnce } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { type Context, serve } from '../../kit/serve.ts';
import { cancelChange, confirmChange, replaceEmail, requestChange, sendCode } from '../emailChange.ts';

export function serveEmailChange(app: FastifyInstance, db: Database): void {
  /** Does `work` once for the caller's key (L3). */
  const write = <T>(caller: Context, asked: unknown[], work: (tx: Tx) => Promise<T>) =>
    writeOnce(db, caller, asked, work);
  const success = { result: 'success' };

  serve(app, requestEmailChange, async ({ params: { id }, body }, caller) =>
    write(caller, ['requestEmailChange', id, body], async (tx) => {
      await requestChange(tx, caller, id, parseEmail(body.change_client_email));
      return success;
    }),
  );

  serve(app, sendEmailCode, async ({ params: { id }, body }, caller) => {
    await write(caller, ['sendEmailCode', id], (tx) => sendCode(tx, caller, id, body.time_zone));
    caller.reply.header('Retry-After', RESEND_SECONDS);
    return { ...success, retryAfter: RESEND_SECONDS };
  });

  serve(app, confirmEmailChange, async ({ params: { id }, body }, caller) => {
    // A wrong code is an answer like any other: its try counts once, however often the request comes.
    const refusal = await write(caller, ['confirmEmailChange', id, body], (tx) => {
      const { code } = parseForm(codeFormSchema, { code: codeText(body.code) });
      return confirmChange(tx, caller, id, { code, email: parseEmail(body.email) });
    });
    if (refusal) throw new Conflict(refusal);
    return success;
  });

  serve(app, cancelEmailChange, async ({ params: { id } }, caller) =>
    write(caller, ['cancelEmailChange', id], async (tx) => {
      await cancelChange(tx, caller, id);
      return success;
    }),
  );

  serve(app, replaceEmailRoute, async ({ body }, caller) =>
    write(caller, ['replaceEmail', body], async (tx) => {
      await replaceEmail(tx, caller, parseEmail(body.email));
      return success;
    }),
  );
}

/** By the rules of the form (§5). Whether it is the one of now is a matter of the client's row. */
function parseEmail(email: string): string {
  return parseForm(newEmailFormSchema(null), { email }).email;
}
