import { REMINDER_HOURS } from '@cabinet/domain/invitation';
import type { Tx } from '../../kit/database.ts';
import { QUOTAS } from '../../kit/limits.ts';
import { queryOne } from '../../kit/sql.ts';

/** Returns the number of the participant's reminders within the last 24 hours. */
export async function countRemindersToday(tx: Tx, contactId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    tx,
    `select count(*) as count from loyalty.reminder r join loyalty.invitation i on i.id = r.invitation_id
     where i.contact_id = $1 and r.sent_at > now() - make_interval(secs => $2)`,
    [contactId, QUOTAS.reminders.seconds],
  );
  return row.count;
}

/** Returns whether any participant has reminded the friend within `REMINDER_HOURS`. */
export async function wasReminded(tx: Tx, invitationId: number): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from loyalty.invitation own
       join loyalty.invitation other on other.friend_phone = own.friend_phone
         or other.friend_email = own.friend_email or other.friend_address = own.friend_address
       join loyalty.reminder r on r.invitation_id = other.id
     where own.id = $1 and r.sent_at > now() - make_interval(hours => $2) limit 1`,
    [invitationId, REMINDER_HOURS],
  );
  return rows.length > 0;
}

/** @returns the time of the reminder */
export async function insertReminder(tx: Tx, invitationId: number): Promise<Date> {
  const [row] = await tx.query<{ sentAt: Date }>(
    'insert into loyalty.reminder (invitation_id) values ($1) returning sent_at as "sentAt"',
    [invitationId],
  );
  if (!row) throw new Error('The reminder was not stored');
  return row.sentAt;
}
