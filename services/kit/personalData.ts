import type { Tx } from './database.ts';
import { findVisits } from './visits.ts';

/** Whom it is about: only what they have proved to be theirs. */
export interface Person {
  /** The identity's account. */
  subject: string;
  email: string;
  verifiedPhone: string | null;
}

/** A service that knows something of participants. */
export interface DataHolder {
  /** Where its data stands in what the participant downloads. */
  name: string;
  /** Everything that the participant may know, as JSON. */
  read(tx: Tx, person: Person): Promise<unknown>;
  /**
   * Removes or anonymises everything that tells who the person is. What others must be able to count on, such as the
   * ledger, stays without a name.
   */
  forget(tx: Tx, person: Person): Promise<void>;
}

/** An e-mail that nobody has, in place of a forgotten one. */
export function forgottenEmail(id: number): string {
  return `left-${id}@cabinet.invalid`;
}

/** What the kit keeps beside every service: looks of staff, messages, codes, answers. */
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
    // An answer that is being made just now is kept, so that asking again is answered the same.
    await tx.query('delete from kit.idempotency_key where subject = $1 and answer is not null', [subject]);
  },
};
