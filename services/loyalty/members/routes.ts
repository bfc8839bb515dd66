import { type Card, type Contact, listCards, listContacts } from '@cabinet/contracts/members';
import { listContactTracking } from '@cabinet/contracts/programme';
import { CARD_PHYSICAL, cardState, physicalCard } from '@cabinet/domain/card';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../../kit/database.ts';
import { serve } from '../../kit/serve.ts';
import { takeChanges } from '../invitations/tracking.ts';
import type { PhotoUrl } from '../photos/photos.ts';
import { findCardSums, findCards } from './cards.ts';
import { type ContactRow, findContact, findDeals, findManager, findTotals } from './contacts.ts';

export function serveMembers(app: FastifyInstance, db: Database, photoUrl: PhotoUrl): void {
  serve(app, listContacts, async ({ query }, caller) => {
    const contact = await findContact(db, caller);
    return {
      contacts: contact ? [await contactAnswer(db, contact, query.include.split(','), photoUrl)] : [],
    };
  });

  serve(app, listCards, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { cards: contact ? await cardsWithBalances(db, contact) : [] };
  });

  serve(app, listContactTracking, async (_, caller) => {
    // Tracking records what it returned. A view-as call must not change another participant's record.
    if (caller.isViewAs) return [];
    return db.transaction(async (tx) => {
      const contact = await findContact(tx, caller);
      return takeChanges(tx, caller, contact?.id ?? null);
    });
  });
}

async function contactAnswer(
  tx: Tx,
  contact: ContactRow,
  include: string[],
  photoUrl: PhotoUrl,
): Promise<Contact> {
  const { managerId, photoName, ...known } = contact;
  return {
    ...known,
    imgUrl: photoName === null ? known.imgUrl : await photoUrl(tx, photoName),
    ...(await partsOfBalance(tx, contact)),
    ...(await findTotals(tx, contact.id)),
    deals: include.includes('deals') ? await findDeals(tx, contact.id) : null,
    manager: include.includes('manager') ? await findManager(tx, managerId) : null,
  };
}

/**
 * Returns the cards with the balance of each physical card. The main card holds the rest that the other cards
 * do not hold.
 */
async function cardsWithBalances(tx: Tx, { id, balance }: ContactRow): Promise<Card[]> {
  const cards = await findCards(tx, id);
  const main = physicalCard(cards)?.id;
  const others = cards.filter((card) => card.typeId === CARD_PHYSICAL && card.id !== main);
  const sums = others.length > 0 ? await findCardSums(tx, id) : new Map<number, number>();
  const ofOthers = others.reduce((sum, card) => sum + (sums.get(card.id) ?? 0), 0);
  return cards.map((card) => {
    if (card.typeId !== CARD_PHYSICAL) return card;
    return { ...card, balance: card.id === main ? balance - ofOthers : (sums.get(card.id) ?? 0) };
  });
}

/** Tokens on a card that is off or blocked are frozen: the participant neither spends nor earns (§1). */
async function partsOfBalance(
  tx: Tx,
  { id, balance }: ContactRow,
): Promise<Pick<Contact, 'available' | 'frozen'>> {
  const state = cardState(physicalCard(await findCards(tx, id)));
  const isFrozen = state === 'off' || state === 'blocked';
  return isFrozen ? { available: 0, frozen: balance } : { available: balance, frozen: 0 };
}
