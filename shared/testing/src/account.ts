import { listAddresses } from '@cabinet/contracts/addresses';
import type { CrmClient } from '@cabinet/contracts/crm';
import { addClient, getClient, updateClient } from '@cabinet/contracts/crm';
import { listLessons } from '@cabinet/contracts/lessons';
import {
  type Card,
  type Contact,
  listCards,
  listContacts,
  listReferrals,
  type Referral,
} from '@cabinet/contracts/members';
import { getOperationDictionary, listOperations, type Operation } from '@cabinet/contracts/operations';
import { listOrders } from '@cabinet/contracts/orders';
import { getRating } from '@cabinet/contracts/rating';
import type { Session } from '@cabinet/state';
import { aCard, aClient, aContact, aSession, operationDictionary } from './builders.ts';
import { type FakeNetwork, fakeNetwork } from './fakeNetwork.ts';

/** A participant with their data in the services. A test may change the account between two answers. */
export interface Account {
  session: Session;
  /** E-mail of the owner in view-as, or null. */
  owner: string | null;
  client: CrmClient | null;
  contact: Contact | null;
  cards: Card[];
  registrations: Referral[];
  payments: Referral[];
  operations: Operation[];
}

/** Creates the account of a student with an active card and 12 500 tokens. */
export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    session: aSession(),
    owner: null,
    client: aClient(),
    contact: aContact(),
    cards: [aCard()],
    registrations: [],
    payments: [],
    operations: [],
    ...overrides,
  };
}

/** Creates a network that answers the requests of the app start for this account (§4). */
export function networkOf(account: Account): FakeNetwork {
  return fakeNetwork([
    [getClient, () => ({ client: account.client })],
    [addClient, () => ({ client: aClient() })],
    [updateClient, () => ({})],
    [listContacts, () => ({ contacts: account.contact ? [account.contact] : [] })],
    [listCards, () => ({ cards: account.cards })],
    [listOperations, () => ({ operations: account.operations })],
    [getOperationDictionary, () => ({ LoyaltyOperationsInfo: operationDictionary })],
    [listOrders, () => ({ orders: [] })],
    [listLessons, () => ({ lessons: [] })],
    [listAddresses, () => ({ deliveryNotes: [] })],
    [getRating, () => ({ client: null, top: [] })],
    [
      listReferrals,
      ({ query }) => ({ data: query.xmlId === 'FRIEND' ? account.registrations : account.payments }),
    ],
  ]);
}
