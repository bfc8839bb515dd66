import { randomBytes, randomInt } from 'node:crypto';
import { CARD_ACTIVE, CARD_PHYSICAL, physicalCard } from '@cabinet/domain/card';
import { counters } from '../kit/counters.ts';
import type { Tx } from '../kit/database.ts';
import { lockBalance } from './ledger.ts';
import { accrueWelcome } from './programme/accruals.ts';
import { insertCard, lockCards } from './repository/cards.ts';
import { recordConsent } from './repository/consents.ts';
import { findContact, type Whose } from './repository/contacts.ts';

/**
 * Finishes the registration of a participant: the first physical card, and with it the welcome bonus (§1 Earning, L7).
 * Safe to repeat, and at once: there is one card, and one bonus for a phone.
 * @returns the number of the card that was issued now; null where there is one already, also one that is off, where the
 * programme does not know the participant, where no phone was verified, and where changed terms wait (R37)
 */
export async function register(tx: Tx, whose: Whose): Promise<string | null> {
  const contact = await findContact(tx, whose);
  if (!contact?.verifiedPhone || contact.updatedCondition) return null;
  // Of two at once the second finds the card.
  await lockBalance(tx, contact.id);
  if (physicalCard(await lockCards(tx, contact.id))) return null;
  const cardNumber = newCardNumber();
  await insertCard(tx, {
    contactId: contact.id,
    status: CARD_ACTIVE,
    typeId: CARD_PHYSICAL,
    cardNumber,
    cardHash: newCardHash(),
  });
  // The form that asks for a card is sent with both (§5).
  await recordConsent(tx, contact.id, 'policy');
  await recordConsent(tx, contact.id, 'terms');
  await accrueWelcome(tx, contact.email);
  tx.afterCommit(() => counters.cards.inc());
  return cardNumber;
}

function newCardNumber(): string {
  return `77${String(randomInt(10 ** 10)).padStart(10, '0')}`;
}

/** It stands in the referral link, so it must not be guessed (B4). */
export function newCardHash(): string {
  return randomBytes(16).toString('hex');
}
