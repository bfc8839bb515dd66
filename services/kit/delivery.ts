import type { Database, Tx } from './database.ts';
import type { Message } from './outbox.ts';
import { type Rounds, startRounds } from './rounds.ts';

/** A message in delivery. */
export interface Outgoing extends Pick<Message, 'channel' | 'to' | 'text'> {
  id: number;
  subject: string | null;
}

/** Hands one message to an external service. The promise rejects on failure. */
export type Carrier = (message: Outgoing) => Promise<void>;
/** A channel without a carrier keeps its messages in the outbox. */
export type Carriers = Partial<Record<Message['channel'], Carrier>>;

const PAUSE_MS = 1_000;
const ATTEMPTS = 8;
/** Seconds until the second attempt. The pause doubles, so the eighth attempt follows ten minutes later. */
const FIRST_PAUSE = 5;

/** Delivers the messages of the outbox until stopped. Several processes may deliver concurrently. */
export function startDelivery(
  db: Database,
  carriers: Carriers,
  onFailure: (failure: object) => void = () => {},
): Rounds {
  if (Object.keys(carriers).length === 0) return { stop: async () => {} };
  // If the database is unreachable, the next round retries.
  return startRounds((isStopped) => deliverDue(db, carriers, onFailure, isStopped).catch(() => {}), PAUSE_MS);
}

/** Tries every due message once. */
export async function deliverDue(
  db: Tx,
  carriers: Carriers,
  onFailure: (failure: object) => void = () => {},
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped()) {
    const message = await claim(db, Object.keys(carriers));
    if (!message) return;
    const { attempts, ...rest } = message;
    try {
      await carriers[message.channel]?.(rest);
      await settle(db, message.id, true);
    } catch (error) {
      // Leave out the error's text, because it can quote the message (V1).
      const { name, code } = error as { name?: string; code?: string };
      onFailure({ delivery: message.channel, message: message.id, attempts, name, code });
      if (attempts >= ATTEMPTS) await settle(db, message.id, false);
    }
  }
}

type Claimed = Outgoing & { attempts: number };

/**
 * Claims a message and counts the attempt first. If the process crashes, the next attempt follows after the
 * pause.
 */
async function claim(db: Tx, channels: string[]): Promise<Claimed | null> {
  const [row] = await db.query<Claimed>(
    `update kit.message set attempts = attempts + 1,
       next_attempt_at = now() + make_interval(secs => $2 * 2 ^ attempts)
     where id = (select id from kit.message
       where settled_at is null and channel = any($1) and next_attempt_at <= now()
       order by next_attempt_at limit 1 for update skip locked)
     returning id, channel, recipient as "to", subject, text, attempts`,
    [channels, FIRST_PAUSE],
  );
  return row ?? null;
}

async function settle(db: Tx, id: number, isDelivered: boolean): Promise<void> {
  await db.query(
    `update kit.message set settled_at = now(), is_delivered = $2, subject = null, text = null, code = null
     where id = $1`,
    [id, isDelivered],
  );
}
