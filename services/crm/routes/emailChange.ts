import {
  cancelEmailChange,
  confirmEmailChange,
  replaceEmail as replaceEmailRoute,
  requestEmailChange,
  sendEmailCode,
} from '@cabinet/contracts/crm';
import { codeText, RESEND_SECONDS } from '@cabinet/domain/code';
import { codeFormSchema } from '@cabinet/domain/forms/code';
import { newEmailFormSchema } from '@cabinet/domain/forms/emailChange';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { writeOnce } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { type Context, serve } from '../../kit/serve.ts';
import { cancelChange, confirmChange, replaceEmail, requestChange, sendCode } from '../emailChange.ts';

export function serveEmailChange(app: FastifyInstance, db: Database): void {
  /** Runs `work` once for the caller's key (L3). */
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
    // A wrong code returns a normal answer, so that repeated requests count one attempt.
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

/** Applies the form rules of §5. The client's row defines whether the e-mail is the current one. */
function parseEmail(email: string): string {
  return parseForm(newEmailFormSchema(null), { email }).email;
}
