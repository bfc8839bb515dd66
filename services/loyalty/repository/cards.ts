import type { Card } from '@cabinet/contracts/loyalty';
import { CARD_ACTIVE } from '@cabinet/domain/card';
import type { Tx } from '../../kit/database.ts';

const CARDS = `
  select id, status, type_id as "typeId", card_number as "cardNumber", card_hash as "cardHash"
  from loyalty.card where contact_id = $1 order by id`;

export async function findCards(tx: Tx, contactId: number): Promise<Card[]> {
  return tx.query<Card>(CARDS, [contactId]);
}

/** The cards as they stay until the transaction ends: one that is blocked meanwhile waits. */
export async function lockCards(tx: Tx, contactId: number): Promise<Card[]> {
  return tx.query<Card>(`${CARDS} for share`, [contactId]);
}

/** @returns the id of the new card */
export async function insertCard(
  tx: Tx,
  { contactId, status, typeId, cardNumber, cardHash }: Omit<Card, 'id'> & { contactId: number },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into loyalty.card (contact_id, status, type_id, card_number, card_hash)
     values ($1, $2, $3, $4, $5) returning id`,
    [contactId, status, typeId, cardNumber, cardHash],
  );
  return row?.id ?? 0;
}

/** The full name of whoever an active card with this hash belongs to, or null. */
export async function findInviterName(tx: Tx, cardHash: string): Promise<string | null> {
  const [row] = await tx.query<{ name: string | null }>(
    `select c.full_name as name from loyalty.card k join loyalty.contact c on c.id = k.contact_id
     where k.card_hash = $1 and k.status = $2`,
    [cardHash, CARD_ACTIVE],
  );
  return row?.name ?? null;
}
