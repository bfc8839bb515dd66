import { listAddresses } from '@cabinet/contracts/addresses';
import { getClient } from '@cabinet/contracts/crm';
import { listInvitations } from '@cabinet/contracts/invitations';
import { listCards, listContacts } from '@cabinet/contracts/members';
import { listOrders } from '@cabinet/contracts/orders';
import { physicalCard } from '@cabinet/domain/card';
import { NOBODYS, type Things } from './accessPolicy.ts';
import type { TestCaller, TestSystem } from './system.ts';

export const emailOf = (account: string) => `${account}@cabinet.test`;

/** Returns the objects of an account. Missing objects are replaced by unknown ids. */
export async function thingsOf({ as }: TestSystem, account: string): Promise<Things> {
  const caller = as(account);
  const { contacts } = await caller.get(listContacts, { query: {} });
  const { cards } = await caller.get(listCards, { query: {} });
  const { orders } = await caller.get(listOrders, { query: {} });
  const { recommendations } = await caller.get(listInvitations, { query: {} });
  const { deliveryNotes } = await caller.get(listAddresses, { query: {} });
  const client = await clientOf(caller);
  return {
    email: emailOf(account),
    phone: contacts[0]?.phones?.[0] ?? NOBODYS.phone,
    order: orders[0]?.id ?? NOBODYS.order,
    client: client?.id ?? NOBODYS.client,
    card: physicalCard(cards)?.id ?? NOBODYS.card,
    bitrix: String(client?.bitrix_id ?? NOBODYS.bitrix),
    // An address without orders.
    address: deliveryNotes.find(({ isUsed }) => !isUsed)?.id ?? NOBODYS.address,
    invitation: recommendations[0]?.id ?? NOBODYS.invitation,
  };
}

async function clientOf(caller: TestCaller) {
  const { status } = await caller.ask(getClient, { query: {} });
  return status === 404 ? null : (await caller.get(getClient, { query: {} })).client;
}

/** Adds secret data to an account that its own pages or the lists of others could reveal. */
export async function seedSecrets({ db }: TestSystem, account: string): Promise<void> {
  await db.query('update loyalty.contact set bitrix_id = 800001 where email = $1', [emailOf(account)]);
  await db.query(
    `insert into crm.support_request (client_id, topic, category_code, status_code)
     select id, 'Смена e-mail: secret@mail.test', 'PROFILE_CHANGING', 'NEW' from crm.client where email = $1`,
    [emailOf(account)],
  );
}
