import {
  exportOwnData,
  getPrivacy,
  leaveProgramme,
  sendLeaveCode as sendLeaveCodeRoute,
} from '@cabinet/contracts/privacy';
import { codeText, RESEND_SECONDS } from '@cabinet/domain/code';
import { codeFormSchema } from '@cabinet/domain/forms/code';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { writeOnce } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { type DataHolder, kitHolder } from '../../kit/personalData.ts';
import { type Context, serve } from '../../kit/serve.ts';
import { findConsents } from '../members/consents.ts';
import { findContact } from '../members/contacts.ts';
import { CODE_REFUSALS } from '../refusals.ts';
import { leave, leavingOf, sendLeaveCode } from './leaving.ts';
import { loyaltyHolder } from './personalData.ts';

/** @param others other services that hold personal data of participants */
export function servePrivacy(app: FastifyInstance, db: Database, others: readonly DataHolder[]): void {
  const holders = [loyaltyHolder, ...others, kitHolder];

  serve(app, getPrivacy, async (_, caller) => {
    const contact = await findContact(db, caller);
    if (!contact) return { consents: [], leaving: null };
    return { consents: await findConsents(db, contact.id), leaving: await leavingOf(db, contact) };
  });

  serve(app, exportOwnData, async (_, caller) => db.transaction((tx) => dataOf(tx, caller, holders)));

  serve(app, sendLeaveCodeRoute, async (_, caller) => {
    await writeOnce(db, caller, ['sendLeaveCode'], (tx) => sendLeaveCode(tx, caller));
    caller.reply.header('Retry-After', RESEND_SECONDS);
    return { retryAfter: RESEND_SECONDS };
  });

  serve(app, leaveProgramme, async ({ body }, caller) => {
    const { code } = parseForm(codeFormSchema, { code: codeText(body.code) });
    const check = await writeOnce(db, caller, ['leaveProgramme', body], (tx) =>
      leave(tx, caller, code, holders),
    );
    if (check !== 'ok') throw new Conflict(CODE_REFUSALS[check]);
    return {};
  });
}

async function dataOf(tx: Tx, caller: Context, holders: readonly DataHolder[]) {
  const { subject, email, firstName, lastName } = caller;
  const contact = await findContact(tx, caller);
  const person = { subject, email, verifiedPhone: contact?.verifiedPhone ?? null };
  const known: Record<string, unknown> = {};
  for (const { name, read } of holders) known[name] = await read(tx, person);
  return { exportedAt: new Date().toISOString(), account: { email, firstName, lastName }, ...known };
}
