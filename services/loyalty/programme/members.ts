import type { Card } from '@cabinet/contracts/members';
import { physicalCard } from '@cabinet/domain/card';
import { type EarningRefusal, earningRefusal } from '@cabinet/domain/earning';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { lockBalance } from '../ledger/ledger.ts';
import { lockCards } from '../members/cards.ts';

/** A participant whose tokens and cards are locked until the transaction ends. */
export interface Member {
  contactId: number;
  email: string;
  phones: string[];
  balance: number;
  card: Card | null;
}

type Found = Pick<Member, 'contactId' | 'email' | 'phones'>;

const MEMBER = `
  select c.id as "contactId", c.email, array_remove(c.phones || c.verified_phone, null) as phones
  from loyalty.contact c`;

export async function lockMemberByEmail(tx: Tx, email: string): Promise<Member> {
  const found = await tx.query<Found>(`${MEMBER} where c.email = lower($1)`, [email.trim()]);
  return lockFound(tx, found, `Unknown participant with the e-mail ${email}.`);
}

/** Finds the participant by the number of any of their cards. */
export async function lockMemberByCard(tx: Tx, cardNumber: string): Promise<Member> {
  const found = await tx.query<Found>(
    `${MEMBER} join loyalty.card d on d.contact_id = c.id where d.card_number = $1`,
    [cardNumber],
  );
  return lockFound(tx, found, `Unknown card ${cardNumber}.`);
}

export async function lockMember(tx: Tx, contactId: number): Promise<Member> {
  const found = await tx.query<Found>(`${MEMBER} where c.id = $1`, [contactId]);
  return lockFound(tx, found, 'The participant is unknown.');
}

/** Locks the balance first and then the cards, in the same order as a purchase. */
async function lockFound(tx: Tx, [found]: Found[], missing: string): Promise<Member> {
  if (!found) throw new NotFound({ message: missing, errorCode: 'not_found' });
  const balance = await lockBalance(tx, found.contactId);
  return { ...found, balance, card: physicalCard(await lockCards(tx, found.contactId)) };
}

const CANNOT_EARN: Record<EarningRefusal, string> = {
  'no-card': 'has no physical card and cannot earn tokens',
  'card-off': 'has an inactive or blocked card and cannot earn tokens',
};

/** @throws {Conflict} the state of the card prevents earning (A5) */
export function insistOnEarning({ card, email }: Member): void {
  const refusal = earningRefusal(card);
  if (refusal) {
    throw new Conflict({
      message: `${email} ${CANNOT_EARN[refusal]}.`,
      errorCode: refusal.replace('-', '_'),
    });
  }
}
