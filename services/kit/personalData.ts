import type { Tx } from './database.ts';
import { findVisits } from './visits.ts';

/** The person behind a data request. Only verified contact data is included. */
export interface Person {
  /** The account of the identity service. */
  subject: string;
  email: string;
  verifiedPhone: string | null;
}

/** A service that holds personal data of participants. */
export interface DataHolder {
  /** The key of the service's data in the participant's download. */
  name: string;
  /** Returns everything that the participant may see, as JSON. */
  read(tx: Tx, person: Person): Promise<unknown>;
  /**
   * Deletes or anonymises all data that identifies the person. Data that others rely on, such as the ledger,
   * stays anonymous.
   */
  forget(tx: Tx, person: Person): Promise<void>;
}

/** Returns an unused e-mail that replaces a deleted e-mail. */
export function forgottenEmail(id: number): string {
  return `left-${id}@cabinet.invalid`;
}

/** Personal data of the kit: staff views, messages, codes and stored answers. */
export const kitHolder: DataHolder = {
  name: 'viewed',
  read: (tx, { email }) => findVisits(tx, email),
  forget: async (tx, { subject, email, verifiedPhone }) => {
    await tx.query(
      `update kit.view_as_read set owner_email = 'forgotten', reason = '' where owner_email = $1`,
      [email],
    );
    await tx.query('delete from kit.message where lower(recipient) = $1 or recipient = $2', [
      email,
      verifiedPhone,
    ]);
    await tx.query('delete from kit.code where subject = $1 or target in ($2, $3)', [
      subject,
      email,
      verifiedPhone,
    ]);
    // Keep the answer of the current request, so that a retry gets the same answer.
    await tx.query('delete from kit.idempotency_key where subject = $1 and answer is not null', [subject]);
  },
};
