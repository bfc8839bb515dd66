import type { Address } from '@cabinet/contracts/addresses';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { queryOne } from '../../kit/sql.ts';
import { versionOf } from '../../kit/version.ts';

const ADDRESS = `
  select id, address, comment, is_default as "isDefault", is_hidden as "isHidden",
    exists (select from loyalty.purchase p where p.delivery_note_id = d.id) as "isUsed"
  from loyalty.delivery_note d where contact_id = $1`;

type Row = Omit<Address, 'version'>;
type Text = Pick<Address, 'address' | 'comment'>;

/** The version covers only the typed text, so that a change of default or hidden causes no conflict. */
export function addressVersion({ address, comment }: Text): string {
  return versionOf([address, comment]);
}

function addressOf(row: Row): Address {
  return { ...row, version: addressVersion(row) };
}

/** The default address comes first, hidden addresses last, newer addresses before older ones. */
export async function findAddresses(tx: Tx, contactId: number): Promise<Address[]> {
  const rows = await tx.query<Row>(
    `${ADDRESS} order by is_default desc, is_hidden, created_at desc, id desc`,
    [contactId],
  );
  return rows.map(addressOf);
}

/** @throws {NotFound} the address does not exist or belongs to another participant */
export async function getAddress(tx: Tx, contactId: number, id: number): Promise<Address> {
  const [row] = await tx.query<Row>(`${ADDRESS} and id = $2`, [contactId, id]);
  if (!row) throw new NotFound({ error: 'Такого адреса нет', errorCode: 'no_address' });
  return addressOf(row);
}

/** Locks the contact's addresses against additions and changes until the transaction ends. */
export async function lockAddresses(tx: Tx, contactId: number): Promise<Address[]> {
  await tx.query('select id from loyalty.contact where id = $1 for update', [contactId]);
  return findAddresses(tx, contactId);
}

/** @returns the id of the new address */
export async function insertAddress(
  tx: Tx,
  contactId: number,
  { address, comment, isDefault }: Text & { isDefault: boolean },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    tx,
    `insert into loyalty.delivery_note (contact_id, address, comment, is_default) values ($1, $2, $3, $4)
     returning id`,
    [contactId, address, comment, isDefault],
  );
  return row.id;
}

export async function updateAddress(tx: Tx, id: number, { address, comment }: Text): Promise<void> {
  await tx.query('update loyalty.delivery_note set address = $2, comment = $3 where id = $1', [
    id,
    address,
    comment,
  ]);
}

export async function setHidden(tx: Tx, id: number, isHidden: boolean): Promise<void> {
  await tx.query(
    'update loyalty.delivery_note set is_hidden = $2, is_default = is_default and not $2 where id = $1',
    [id, isHidden],
  );
}

export async function setDefault(tx: Tx, contactId: number, id: number): Promise<void> {
  await tx.query(
    'update loyalty.delivery_note set is_default = false where contact_id = $1 and is_default and id <> $2',
    [contactId, id],
  );
  await tx.query('update loyalty.delivery_note set is_default = true where id = $1', [id]);
}

export async function useAddress(tx: Tx, orderId: number, id: number): Promise<void> {
  await tx.query('update loyalty.purchase set delivery_note_id = $2 where id = $1', [orderId, id]);
}
