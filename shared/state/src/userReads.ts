import { call } from '@cabinet/api/client';
import { isApiError } from '@cabinet/api/error';
import { addClient, type CrmClient, getClient } from '@cabinet/contracts/crm';
import {
  type Card,
  type Contact,
  listCards,
  listContacts,
  listReferrals,
  type Referral,
} from '@cabinet/contracts/members';
import { fromProject } from './config.ts';
import { isViewAsAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';

/** Reads the client. Creates a missing client, but never in view-as (§4, §6). */
export async function findClient(): Promise<CrmClient | null> {
  const known = await call(getClient, { query: {} }).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'missing') return { client: null };
    throw error;
  });
  if (known.client || store.get(isViewAsAtom)) return known.client;

  const { firstName, lastName } = store.get(sessionAtom) ?? {};
  const names = { ...(firstName && { name: firstName }), ...(lastName && { surname: lastName }) };
  return (await call(addClient, { body: { ...names, ...fromProject() } })).client;
}

export async function findContact(): Promise<Contact | null> {
  const { contacts } = await call(listContacts, { query: { include: 'deals,manager,hasWin' } });
  return contacts[0] ?? null;
}

export async function findCards(): Promise<Card[]> {
  return (await call(listCards, { query: {} })).cards;
}

export async function findReferrals(xmlId: 'FRIEND' | 'ACADEM_ORDER'): Promise<Referral[]> {
  return (await call(listReferrals, { query: { xmlId } })).data;
}
