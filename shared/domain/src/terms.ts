import type { CrmClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/loyalty';

/**
 * Whether the terms have changed and the participant has not accepted them yet (R37): then they are asked, and nothing
 * is bought and no card is got before they have answered.
 */
export function mustAcceptTerms(
  client: Pick<CrmClient, 'updated_terms'> | null,
  contact: Pick<Contact, 'updatedCondition'> | null,
): boolean {
  return Boolean(client?.updated_terms || contact?.updatedCondition);
}
