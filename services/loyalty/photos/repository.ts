import type { PhotoType } from '@cabinet/contracts/photo';
import type { Tx } from '../../kit/database.ts';

export interface Photo {
  type: PhotoType;
  data: Uint8Array;
}

export async function findPhoto(tx: Tx, name: string): Promise<Photo | null> {
  const [photo] = await tx.query<Photo>('select type, data from loyalty.photo where name = $1', [name]);
  return photo ? { ...photo, data: Buffer.from(photo.data) } : null;
}

export async function putPhoto(
  tx: Tx,
  contactId: number,
  { name, type, data }: Photo & { name: string },
): Promise<void> {
  await tx.query(
    `insert into loyalty.photo (contact_id, name, type, data) values ($1, $2, $3, $4)
     on conflict (contact_id) do update set name = $2, type = $3, data = $4`,
    [contactId, name, type, data],
  );
}

export async function deletePhoto(tx: Tx, contactId: number): Promise<void> {
  await tx.query('delete from loyalty.photo where contact_id = $1', [contactId]);
}
