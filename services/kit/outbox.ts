import type { Tx } from './database.ts';

/** A message to a person, in the person's language. */
export interface Message {
  channel: 'sms' | 'email';
  /** A phone with its plus sign, or an e-mail. */
  to: string;
  /** Only for an e-mail. */
  subject?: string;
  text: string;
  /** The one-time code in the text. The sandbox shows the code separately. */
  code?: string;
}

/**
 * Puts a message into the outbox in the caller's transaction. The message is sent if and only if the
 * transaction commits, and no request waits for the delivery. Delivery is at least once.
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

/**
 * Returns the messages of the outbox, newest first. Texts of delivered messages are deleted, so they are not
 * shown.
 */
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
