import type { SupportTicket } from '@cabinet/contracts/support';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';

/** A request to support as the operator sees it. */
export interface TicketRow extends Pick<SupportTicket, 'id' | 'topic' | 'text' | 'status'> {
  email: string;
}

const COLUMNS = 'id, topic, text, status, email';

/** Every request to support that is not answered for good, oldest first. */
export async function findOpenTickets(tx: Tx): Promise<TicketRow[]> {
  return tx.query<TicketRow>(
    `select ${COLUMNS} from loyalty.support_ticket where status <> 'done' order by created_at, id`,
  );
}

export interface TicketReply {
  ticket: number;
  /** What the participant reads under the request. */
  text: string;
  /** There is more to come. */
  working?: boolean | undefined;
}

/** Answers a request to support; a later answer takes the place of the one before. */
export async function replyToTicket(tx: Tx, { ticket, text, working }: TicketReply): Promise<TicketRow> {
  const [row] = await tx.query<TicketRow>(
    `update loyalty.support_ticket set status = $2, answer = $3, answered_at = now() where id = $1
     returning ${COLUMNS}`,
    [ticket, working ? 'working' : 'done', text],
  );
  if (!row) throw new NotFound({ message: `There is no ticket ${ticket}.`, errorCode: 'not_found' });
  return row;
}
