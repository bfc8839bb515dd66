import type { Tx } from './database.ts';

/** Something to send to a person, in their own language. */
export interface Message {
  channel: 'sms' | 'email';
  /** A phone with its plus sign, or an e-mail. */
  to: string;
  /** Of an e-mail. */
  subject?: string;
  text: string;
  /** The one-time code in the text, which the sandbox shows apart from it. */
  code?: string;
}

/**
 * Puts a message into the outbox in the caller's transaction: it is sent if and only if that commits, and no
 * request waits for it. Delivery is at least once.
 */
export async function sendMessage(tx: Tx, message: Message): Promise<void> {
  const { channel, to, subject = null, text, code = null } = message;
  await tx.query(
    'insert into kit.message (channel, recipient, subject, text, code) values ($1, $2, $3, $4, $5)',
    [channel, to, subject, text, code],
  );
}

export interface SentMessage extends Message {
  id: number;
  sentAt: string;
}

type MessageRow = Omit<SentMessage, 'subject' | 'code' | 'sentAt'> & {
  subject: string | null;
  code: string | null;
  createdAt: Date;
};

const NEWEST = 200;

/** What lies in the outbox, newest first; of what was really delivered nothing is kept to show. */
export async function findMessages(tx: Tx, to: string | null): Promise<SentMessage[]> {
  const rows = await tx.query<MessageRow>(
    `select id, channel, recipient as "to", subject, text, code, created_at as "createdAt" from kit.message
     where text is not null and ($1::text is null or lower(recipient) = lower($1)) order by id desc limit $2`,
    [to, NEWEST],
  );
  return rows.map(({ subject, code, createdAt, ...row }) => ({
    ...row,
    ...(subject !== null && { subject }),
    ...(code !== null && { code }),
    sentAt: createdAt.toISOString(),
  }));
}
