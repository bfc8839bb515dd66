import type { SupportTicket } from '@cabinet/contracts/support';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { versionOf } from '../../kit/version.ts';

/** A request to support as the operator sees it. */
export interface TicketRow extends Pick<SupportTicket, 'id' | 'topic' | 'text' | 'status' | 'answer'> {
  email: string;
}

const COLUMNS = 'id, topic, text, status, answer, email';

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
  /** Of the answer that this one takes the place of. */
  version?: string | undefined;
}

/** Names what stands as the answer; null where nothing does. */
export function answerVersion({ status, answer }: Pick<TicketRow, 'status' | 'answer'>): string | null {
  return answer === null ? null : versionOf([status, answer]);
}

/**
 * Answers a request to support. Where it has an answer already, its version must be named (docs/decisions/024).
 * @throws {Conflict} somebody else has answered meanwhile; the message tells both answers
 */
export async function replyToTicket(
  tx: Tx,
  { ticket, text, working, version = '' }: TicketReply,
): Promise<TicketRow> {
  const [now] = await tx.query<TicketRow>(
    `select ${COLUMNS} from loyalty.support_ticket where id = $1 for update`,
    [ticket],
  );
  if (!now) throw new NotFound({ message: `There is no ticket ${ticket}.`, errorCode: 'not_found' });
  const standing = answerVersion(now);
  if (standing !== null && standing !== version) {
    throw new Conflict({
      message: [
        `Ticket ${ticket} has another answer, nothing was written.`,
        `It says: ${now.answer}`,
        `You say: ${text}`,
        `To replace it, add --version ${standing}`,
      ].join('\n'),
      errorCode: 'changed',
    });
  }
  const [row] = await tx.query<TicketRow>(
    `update loyalty.support_ticket set status = $2, answer = $3, answered_at = now() where id = $1
     returning ${COLUMNS}`,
    [ticket, working ? 'working' : 'done', text],
  );
  return row ?? now;
}
