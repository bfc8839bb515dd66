import { normalisePhone } from '@cabinet/domain/phone';
import type { Tx } from '../../kit/database.ts';
import { hashWith } from '../../kit/secret.ts';

// L7: a phone has one welcome bonus. The hash of the phone remains after its owner leaves the programme.

export async function keepWelcomedPhones(tx: Tx, phones: readonly string[]): Promise<void> {
  for (const hash of await hashesOf(tx, phones)) {
    await tx.query('insert into loyalty.welcomed_phone (hash) values ($1) on conflict do nothing', [hash]);
  }
}

export async function isWelcomedPhone(tx: Tx, phones: readonly string[]): Promise<boolean> {
  const hashes = await hashesOf(tx, phones);
  const rows = await tx.query('select 1 from loyalty.welcomed_phone where hash = any($1) limit 1', [hashes]);
  return rows.length > 0;
}

async function hashesOf(tx: Tx, phones: readonly string[]): Promise<string[]> {
  const digits = new Set(phones.map((phone) => normalisePhone(phone)).filter(Boolean));
  return Promise.all([...digits].map((phone) => hashWith(tx, 'welcomed-phone', phone)));
}
