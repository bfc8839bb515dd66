import { createHash } from 'node:crypto';
import type { Database, Tx } from './database.ts';
import { Conflict, Unprocessable } from './errors.ts';

const IN_FLIGHT = { error: 'Этот запрос уже выполняется', errorCode: 'in_flight' };
const OTHER_BODY = { error: 'Этот запрос уже выполнен с другими данными', errorCode: 'key_reused' };
const LOCK_TIMEOUT = '55P03';

/**
 * Runs `work` once for a key (CONTRACT §6, L3). The key's row is part of the transaction. A refused or failed
 * request leaves no row, so the client can reuse the key. A second request waits for the first and returns
 * its answer. If the second request waits too long, it is refused with 409.
 * @param tx the transaction that `work` writes in
 * @param subject the account of the sender, who owns the key
 * @param key `Idempotency-Key`; null runs `work` without a key
 * @param request the request with its route; another request with the same key is refused with 422
 */
export async function once<T>(
  tx: Tx,
  subject: string,
  key: string | null,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  if (await isFirst(tx, subject, key, fingerprint)) {
    const answer = await work();
    await tx.query('update kit.idempotency_key set answer = $3 where subject = $1 and key = $2', [
      subject,
      key,
      JSON.stringify(answer),
    ]);
    return answer;
  }
  return earlierAnswer<T>(tx, subject, key, fingerprint);
}

/** Runs `once` in a new transaction, for the account that sent the key. */
export function writeOnce<T>(
  db: Database,
  { subject, key }: { subject: string; key: string | null },
  request: unknown,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction((tx) => once(tx, subject, key, request, () => work(tx)));
}

async function isFirst(tx: Tx, subject: string, key: string, fingerprint: string): Promise<boolean> {
  const rows = await tx
    .query(
      `insert into kit.idempotency_key (subject, key, fingerprint) values ($1, $2, $3)
       on conflict do nothing returning key`,
      [subject, key, fingerprint],
    )
    .catch((error: { code?: string }) => {
      throw error.code === LOCK_TIMEOUT ? new Conflict(IN_FLIGHT) : error;
    });
  return rows.length === 1;
}

async function earlierAnswer<T>(tx: Tx, subject: string, key: string, fingerprint: string): Promise<T> {
  const [earlier] = await tx.query<{ fingerprint: string; answer: string }>(
    'select fingerprint, answer from kit.idempotency_key where subject = $1 and key = $2',
    [subject, key],
  );
  if (!earlier) throw new Conflict(IN_FLIGHT);
  if (earlier.fingerprint !== fingerprint) throw new Unprocessable(OTHER_BODY);
  return JSON.parse(earlier.answer) as T;
}
