import type { Card } from '@cabinet/contracts/members';
import { cardAlias } from '@cabinet/domain/cardAlias';
import type { Tx } from '../../kit/database.ts';
import { queryOne } from '../../kit/sql.ts';

const CARDS = `
  select id, status, type_id as "typeId", card_number as "cardNumber", card_hash as "cardHash", alias,
    state_reason as "stateReason", to_jsonb(state_since) #>> '{}' as "stateSince",
    to_jsonb(answer_by) #>> '{}' as "answerBy"
  from loyalty.card where contact_id = $1 order by id`;

export async function findCards(tx: Tx, contactId: number): Promise<Card[]> {
  return tx.query<Card>(CARDS, [contactId]);
}

/** Returns the sum of movements for each card that has movements of its own. */
export async function findCardSums(tx: Tx, contactId: number): Promise<Map<number, number>> {
  const rows = await tx.query<{ cardId: number; sum: number }>(
    `select t.card_id as "cardId", sum(p.amount)::bigint as sum
     from loyalty.transaction t
     join loyalty.posting p on p.transaction_id = t.id join loyalty.account a on a.id = p.account_id
     where t.contact_id = $1 and t.card_id is not null and a.contact_id = $1
     group by t.card_id`,
    [contactId],
  );
  return new Map(rows.map(({ cardId, sum }) => [cardId, sum]));
}

/** Returns the cards and locks them until the transaction ends. A concurrent block of a card waits. */
export async function lockCards(tx: Tx, contactId: number): Promise<Card[]> {
  return tx.query<Card>(`${CARDS} for share`, [contactId]);
}

/** @returns the id of the new card */
export async function insertCard(
  tx: Tx,
  { contactId, ...card }: Omit<Card, 'id' | 'alias' | 'balance'> & { contactId: number },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    tx,
    `insert into loyalty.card
       (contact_id, status, type_id, card_number, card_hash, state_reason, state_since, answer_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      contactId,
      card.status,
      card.typeId,
      card.cardNumber,
      card.cardHash,
      card.stateReason ? JSON.stringify(card.stateReason) : null,
      card.stateSince ?? null,
      card.answerBy ?? null,
    ],
  );
  return row.id;
}

export interface Inviter {
  contactId: number;
  name: string | null;
  cardHash: string;
}

/**
 * Returns the owner of a card in any state.
 * @param code the hash of the card, or its alias as typed
 */
export async function findInviter(tx: Tx, code: string): Promise<Inviter | null> {
  const [row] = await tx.query<Inviter>(
    `select c.id as "contactId", c.full_name as name, k.card_hash as "cardHash"
     from loyalty.card k join loyalty.contact c on c.id = k.contact_id
     where k.card_hash = $1 or k.alias = $2`,
    [code, cardAlias(code)],
  );
  return row ?? null;
}
