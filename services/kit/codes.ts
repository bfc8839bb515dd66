import { randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, codeText } from '@cabinet/domain/code';
import { dialCode } from '@cabinet/domain/phone';
import type { Tx } from './database.ts';
import { QUOTAS } from './limits.ts';
import { hashWith } from './secret.ts';
import { queryOne } from './sql.ts';

/** The scope of a code. The code is valid only for this purpose, account and target. */
export interface CodeUse {
  /** For example, `phone` or `emailChange`. */
  purpose: string;
  /** The account that requested the code. */
  subject: string;
  /** A normalised phone or an e-mail. */
  target: string;
}

export type CodeCheck = 'ok' | 'wrong' | 'expired' | 'exhausted';

const SECRET = 'codes';
const LIFE_SECONDS = QUOTAS.triesOfCode.seconds;

/** The quotas for new codes, by column (B2). */
const LIMITS = [
  { column: 'target', quota: QUOTAS.codesInARow },
  { column: 'target', quota: QUOTAS.codesOfTarget },
  { column: 'subject', quota: QUOTAS.codesOfAccount },
  { column: 'network', quota: QUOTAS.codesOfNetwork },
  { column: 'prefix', quota: QUOTAS.codesOfDialCode },
] as const;

/** Any constant: codes are rare and quick to create, so one lock serialises them. */
const ISSUE_LOCK = 4_102_027;

/**
 * Creates a code of six digits and invalidates the previous code. The caller sends the code in the same
 * transaction.
 * @param network the network of the request (`Context.network`), which has a limit of its own
 * @returns the code, or the seconds until the next request is allowed (B2)
 */
export async function issueCode(
  tx: Tx,
  use: CodeUse & { network?: string | undefined },
): Promise<{ code: string } | { retryAfter: number }> {
  await tx.query('select pg_advisory_xact_lock($1)', [ISSUE_LOCK]);
  const row = {
    ...use,
    prefix: dialCode(use.target),
    network: use.network ? await hashWith(tx, SECRET, use.network) : null,
  };
  const retryAfter = await secondsToWait(tx, row);
  if (retryAfter > 0) return { retryAfter };

  await closeEarlier(tx, use);
  const { triesOfCode, triesOfTarget } = QUOTAS;
  const tries = Math.min(triesOfCode.most, triesOfTarget.most - (await triesOf(tx, use.target)));
  // Live codes of other accounts hold the remaining tries for this target. Their expiry may release the
  // tries.
  if (tries <= 0) return { retryAfter: LIFE_SECONDS };
  const code = codeText(randomInt(10 ** CODE_LENGTH));
  await tx.query(
    `insert into kit.code (purpose, subject, target, prefix, network, hash, tries)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [use.purpose, use.subject, use.target, row.prefix, row.network, await hashOf(tx, use, code), tries],
  );
  return { code };
}

async function secondsToWait(
  tx: Tx,
  row: Record<(typeof LIMITS)[number]['column'], string | null>,
): Promise<number> {
  const waits: number[] = [];
  for (const { column, quota } of LIMITS) {
    const [oldest] = await tx.query<{ wait: number }>(
      `select ceil(extract(epoch from issued_at - clock_timestamp()) + $2::int)::int as wait
       from kit.code where ${column} = $1 order by issued_at desc offset $3 limit 1`,
      [row[column], quota.seconds, quota.most - 1],
    );
    waits.push(oldest?.wait ?? 0);
  }
  return Math.max(...waits);
}

async function closeEarlier(tx: Tx, { purpose, subject, target }: CodeUse): Promise<void> {
  await tx.query(
    `update kit.code set tries = attempts
     where purpose = $1 and subject = $2 and target = $3 and tries > attempts`,
    [purpose, subject, target],
  );
}

/** Returns the tries used on the target's codes in a day, plus the tries that live codes still allow. */
async function triesOf(tx: Tx, target: string): Promise<number> {
  const row = await queryOne<{ tries: number }>(
    tx,
    `select coalesce(sum(case when issued_at > clock_timestamp() - make_interval(secs => $2)
       then tries else attempts end), 0) as tries
     from kit.code where target = $1 and issued_at > clock_timestamp() - make_interval(secs => $3)`,
    [target, LIFE_SECONDS, QUOTAS.triesOfTarget.seconds],
  );
  return row.tries;
}

/**
 * Checks a code. A failed check also counts, so commit the transaction for every result, and throw after the
 * commit.
 * @returns `ok` once for a code (B1)
 */
export async function checkCode(tx: Tx, { code, ...use }: CodeUse & { code: string }): Promise<CodeCheck> {
  const latest = `select id from kit.code where purpose = $1 and subject = $2 and target = $3
    order by id desc limit 1`;
  const params = [use.purpose, use.subject, use.target];
  // One statement checks and counts, so that parallel tries cannot exceed the limit.
  const [tried] = await tx.query<{ id: number; hash: string }>(
    `update kit.code set attempts = attempts + 1
     where id = (${latest}) and attempts < tries and used_at is null
       and issued_at > clock_timestamp() - make_interval(secs => $4)
     returning id, hash`,
    [...params, LIFE_SECONDS],
  );
  if (!tried) return whyNot(tx, latest, params);
  if (!isSame(tried.hash, await hashOf(tx, use, code))) return 'wrong';
  await tx.query('update kit.code set used_at = clock_timestamp() where id = $1', [tried.id]);
  return 'ok';
}

async function whyNot(tx: Tx, latest: string, params: string[]): Promise<CodeCheck> {
  const [row] = await tx.query<{ isExhausted: boolean }>(
    `select used_at is null and attempts >= tries as "isExhausted" from kit.code where id = (${latest})`,
    params,
  );
  return row?.isExhausted ? 'exhausted' : 'expired';
}

/** Returns the target of the account's last code for the purpose, or null. */
export async function findCodeTarget(
  tx: Tx,
  { purpose, subject }: Omit<CodeUse, 'target'>,
): Promise<string | null> {
  const [row] = await tx.query<{ target: string }>(
    'select target from kit.code where purpose = $1 and subject = $2 order by id desc limit 1',
    [purpose, subject],
  );
  return row?.target ?? null;
}

/** An attacker could try a million codes against a plain hash, so the hash includes a secret. */
async function hashOf(tx: Tx, { purpose, subject, target }: CodeUse, code: string): Promise<string> {
  return hashWith(tx, SECRET, JSON.stringify([purpose, subject, target, code]));
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
