import type { CrmClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/members';

/**
 * Returns whether the participant still has to accept changed terms (R37). Until then, the cabinet asks for
 * the consent, and the participant cannot buy anything or get a card.
 */
export function mustAcceptTerms(
  client: Pick<CrmClient, 'updated_terms'> | null,
  contact: Pick<Contact, 'updatedCondition'> | null,
): boolean {
  return Boolean(client?.updated_terms || contact?.updatedCondition);
}
