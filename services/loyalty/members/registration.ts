import { randomBytes, randomInt } from 'node:crypto';
import { CARD_ACTIVE, CARD_PHYSICAL, physicalCard } from '@cabinet/domain/card';
import { counters } from '../../kit/counters.ts';
import type { Tx } from '../../kit/database.ts';
import { lockBalance } from '../ledger/ledger.ts';
import { accrueWelcome } from '../programme/accruals.ts';
import { insertCard, lockCards } from './cards.ts';
import { recordConsent } from './consents.ts';
import { findContact, type Whose } from './contacts.ts';

/**
 * Completes the registration: issues the first physical card and books the welcome bonus (§1 Earning, L7).
 * Repeated and concurrent calls issue one card, and one bonus for a phone.
 * @returns the number of the new card, or null without a new card. No card is issued to an unknown
 * participant or without a verified phone. No card is issued beside an existing card (also if it is off), or
 * before changed terms are accepted (R37).
 */
export async function register(tx: Tx, whose: Whose): Promise<string | null> {
  const contact = await findContact(tx, whose);
  if (!contact?.verifiedPhone || contact.updatedCondition) return null;
  // The lock makes a concurrent second call find the card.
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
  // The form that requests a card contains both consents (§5).
  await recordConsent(tx, contact.id, 'policy');
  await recordConsent(tx, contact.id, 'terms');
  await accrueWelcome(tx, contact.email);
  tx.afterCommit(() => counters.cards.inc());
  return cardNumber;
}

function newCardNumber(): string {
  return `77${String(randomInt(10 ** 10)).padStart(10, '0')}`;
}

/** The hash is part of the referral link, so it must not be guessable (B4). */
export function newCardHash(): string {
  return randomBytes(16).toString('hex');
}
