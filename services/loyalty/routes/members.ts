import { type Contact, listCards, listContacts, listContactTracking } from '@cabinet/contracts/loyalty';
import { cardState, physicalCard } from '@cabinet/domain/card';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../../kit/database.ts';
import { serve } from '../../kit/serve.ts';
import type { PhotoUrl } from '../photos.ts';
import { findCards } from '../repository/cards.ts';
import { type ContactRow, findContact, findDeals, findManager, findTotals } from '../repository/contacts.ts';
import { takeChanges } from '../repository/tracking.ts';

export function serveMembers(app: FastifyInstance, db: Database, photoUrl: PhotoUrl): void {
  serve(app, listContacts, async ({ query }, caller) => {
    const contact = await findContact(db, caller);
    return {
      contacts: contact ? [await contactAnswer(db, contact, query.include.split(','), photoUrl)] : [],
    };
  });

  serve(app, listCards, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { cards: contact ? await findCards(db, contact.id) : [] };
  });

  serve(app, listContactTracking, async (_, caller) => {
    // It notes what was told, and looking at another participant changes nothing.
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

/** On a card that is off or blocked the tokens are frozen: neither spent nor earned (§1). */
async function partsOfBalance(
  tx: Tx,
  { id, balance }: ContactRow,
): Promise<Pick<Contact, 'available' | 'frozen'>> {
  const state = cardState(physicalCard(await findCards(tx, id)));
  const isFrozen = state === 'off' || state === 'blocked';
  return isFrozen ? { available: 0, frozen: balance } : { available: balance, frozen: 0 };
}
