import type { SupportTicket } from '@cabinet/contracts/support';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { versionOf } from '../../kit/version.ts';

/** A support request in the operator's view. */
export interface TicketRow extends Pick<SupportTicket, 'id' | 'topic' | 'text' | 'status' | 'answer'> {
  email: string;
}

const COLUMNS = 'id, topic, text, status, answer, email';

/** Returns the support requests without a final answer, oldest first. */
export async function findOpenTickets(tx: Tx): Promise<TicketRow[]> {
  return tx.query<TicketRow>(
    `select ${COLUMNS} from loyalty.support_ticket where status <> 'done' order by created_at, id`,
  );
}

export interface TicketReply {
  ticket: number;
  /** The text that the participant reads under the request. */
  text: string;
  /** The answer is not final. */
  working?: boolean | undefined;
  /** The version of the answer to replace. */
  version?: string | undefined;
}

/** Returns the version of the current answer; null if there is no answer. */
export function answerVersion({ status, answer }: Pick<TicketRow, 'status' | 'answer'>): string | null {
  return answer === null ? null : versionOf([status, answer]);
}

/**
 * Answers a support request. To replace an answer, the caller must name its version (docs/decisions/024).
 * @throws {Conflict} a colleague has answered meanwhile; the message contains both answers
 */
export async function replyToTicket(
  tx: Tx,
  { ticket, text, working, version = '' }: TicketReply,
): Promise<TicketRow> {
  const [now] = await tx.query<TicketRow>(
    `select ${COLUMNS} from loyalty.support_ticket where id = $1 for update`,
    [ticket],
  );
  if (!now) throw new NotFound({ message: `Unknown ticket ${ticket}.`, errorCode: 'not_found' });
  const standing = answerVersion(now);
  if (standing !== null && standing !== version) {
    throw new Conflict({
      message: [
        `Ticket ${ticket} has another answer. The new answer was not stored.`,
        `Stored answer: ${now.answer}`,
        `New answer: ${text}`,
        `To replace the stored answer, add --version ${standing}`,
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
