import type { Tx } from '../../kit/database.ts';

/** Stores a card link and replaces the previous link. */
export async function putCardLink(tx: Tx, clientId: number, payload: object): Promise<void> {
  await tx.query(
    `insert into crm.card_link (client_id, payload) values ($1, $2)
     on conflict (client_id) do update set payload = excluded.payload, linked_at = now()`,
    [clientId, JSON.stringify(payload)],
  );
}
