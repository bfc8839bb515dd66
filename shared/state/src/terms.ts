import { call } from '@cabinet/api/client';
import { updateClient } from '@cabinet/contracts/crm';
import { mustAcceptTerms } from '@cabinet/domain/terms';
import { fromProject } from './config.ts';
import { store } from './store.ts';
import { clientAtom, contactAtom } from './user.ts';

/**
 * Records the participant's consent to changed terms, once (R37). Has no effect without a change.
 * @throws ApiError if the service could not store the consent
 */
export async function acceptTerms(): Promise<void> {
  if (!mustAcceptTerms(store.get(clientAtom), store.get(contactAtom))) return;
  await call(updateClient, { body: { updated_terms: false, ...fromProject() } });
  store.set(clientAtom, (client) => client && { ...client, updated_terms: false });
  store.set(contactAtom, (contact) => contact && { ...contact, updatedCondition: false });
}
