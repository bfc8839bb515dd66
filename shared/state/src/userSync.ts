import { call } from '@cabinet/api/client';
import { type CrmClient, updateClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/loyalty';
import { reportApiError } from './errors.ts';
import { isViewAsAtom } from './session.ts';
import { store } from './store.ts';

/** Tells the CRM the ids that the loyalty service knows and it does not (§4 App start). */
export async function syncClient(client: CrmClient | null, contact: Contact | null): Promise<void> {
  if (!client || !contact || store.get(isViewAsAtom)) return;

  const body = {
    ...difference('partner_id', client.partner_id, contact.partnerId),
    ...difference('bitrix_id', client.bitrix_id, contact.bitrixId),
  };
  if (Object.keys(body).length === 0) return;
  await call(updateClient, { body }).catch(reportApiError);
}

type Id = string | number | null | undefined;

function difference<K extends string>(name: K, stored: Id, actual: Id): Partial<Record<K, string | number>> {
  const isNew = actual !== null && actual !== undefined && String(actual) !== String(stored);
  return isNew ? ({ [name]: actual } as Partial<Record<K, string | number>>) : {};
}
