import type { SupportTicket } from '@cabinet/contracts/support';
import type { Tx } from '../../kit/database.ts';
import { QUOTAS } from '../../kit/limits.ts';
import { queryOne } from '../../kit/sql.ts';
import type { Whose } from '../members/contacts.ts';
import { iso } from '../members/dates.ts';

type Row = Omit<SupportTicket, 'date' | 'answeredAt'> & { createdAt: Date; answeredAt: Date | null };

const COLUMNS = 'id, topic, text, status, answer, created_at as "createdAt", answered_at as "answeredAt"';

/** Returns the requests, newest first. Staff finds them by the e-mail of the sender. */
export async function findSupportTickets(tx: Tx, { subject, owner }: Whose): Promise<SupportTicket[]> {
  const rows = await tx.query<Row>(
    `select ${COLUMNS} from loyalty.support_ticket
     where ${owner === null ? 'subject' : 'email'} = $1 order by created_at desc, id desc`,
    [owner ?? subject],
  );
  return rows.map(ticketOf);
}

export async function insertSupportTicket(
  tx: Tx,
  { subject, email }: Whose,
  { topic, text }: Pick<SupportTicket, 'topic' | 'text'>,
): Promise<SupportTicket> {
  const [row] = await tx.query<Row>(
    `insert into loyalty.support_ticket (subject, email, topic, text) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [subject, email, topic, text],
  );
  if (!row) throw new Error('The ticket was not stored');
  return ticketOf(row);
}

export async function countTicketsToday(tx: Tx, subject: string): Promise<number> {
  const row = await queryOne<{ count: number }>(
    tx,
    `select count(*) as count from loyalty.support_ticket
     where subject = $1 and created_at > now() - make_interval(secs => $2)`,
    [subject, QUOTAS.supportTickets.seconds],
  );
  return row.count;
}

function ticketOf({ createdAt, answeredAt, ...row }: Row): SupportTicket {
  return { ...row, date: iso(createdAt), answeredAt: answeredAt && iso(answeredAt) };
}
