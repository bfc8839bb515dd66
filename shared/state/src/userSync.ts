import { call } from '@cabinet/api/client';
import { type CrmClient, updateClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/members';
import { clientUpdate } from '@cabinet/domain/client';
import { fromProject } from './config.ts';
import { reportApiError } from './errors.ts';
import { isViewAsAtom } from './session.ts';
import { store } from './store.ts';

/** Sends the CRM the ids that the loyalty service has and the CRM lacks (§4 App start). */
export async function syncClient(client: CrmClient | null, contact: Contact | null): Promise<void> {
  if (!client || !contact || store.get(isViewAsAtom)) return;
  const body = clientUpdate(client, contact);
  if (body) await call(updateClient, { body: { ...body, ...fromProject() } }).catch(reportApiError);
}
