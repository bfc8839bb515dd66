import {
  checkFriend,
  listInvitations,
  remindFriend as remindFriendRoute,
} from '@cabinet/contracts/invitations';
import { mailboxOf } from '@cabinet/domain/mailbox';
import { ownContact } from '@cabinet/domain/ownContact';
import { normalisePhone } from '@cabinet/domain/phone';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import { findContact, getContact } from '../members/contacts.ts';
import { remindFriend } from './reminders.ts';
import { findInvited } from './repository.ts';
import { invitationsOf } from './rules.ts';

export function serveInvitations(app: FastifyInstance, db: Database, checkDays: number | undefined): void {
  serve(app, listInvitations, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { recommendations: contact ? await invitationsOf(db, contact.id, checkDays) : [] };
  });

  serve(app, remindFriendRoute, async ({ params }, caller) =>
    writeOnce(db, caller, ['remindFriend', params], async (tx) => {
      const remindedAt = await remindFriend(tx, await getContact(tx, caller), params.id, caller.locale);
      return { remindedAt: remindedAt.toISOString() };
    }),
  );
}

export function serveFriendCheck(app: FastifyInstance, db: Database): void {
  // The answer uses only the participant's own data. Data about strangers would reveal who takes part (B3).
  serve(app, checkFriend, async ({ body }, caller) => {
    const { id, email, phones, verifiedPhone } = await getContact(db, caller);
    const own = ownContact(body, { email, phones: [...(phones ?? []), verifiedPhone ?? ''] });
    if (own) return { refusal: own };
    const keys = { phone: normalisePhone(body.phone) || null, email: mailboxOf(body.email) };
    const invitation = await findInvited(db, id, keys);
    return { refusal: invitation ? ('invited' as const) : null, invitation };
  });
}
