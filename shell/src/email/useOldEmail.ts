import { useRouteData } from '@cabinet/api/useRouteData';
import type { CrmClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/members';
import { getEmailByBitrixId } from '@cabinet/contracts/programme';
import { emailScreen } from '@cabinet/domain/emailScreen';

/**
 * Returns the participant's e-mail in the loyalty service, if the cabinet must look it up (§4). Status 404
 * means null.
 */
export function useOldEmail(client: CrmClient, contact: Contact | null): string | null {
  const { looksUpOldEmail } = emailScreen({ client, contact }, new Date());
  const input = looksUpOldEmail && client.bitrix_id ? { params: { id: client.bitrix_id } } : null;
  return useRouteData(getEmailByBitrixId, input).data?.email ?? null;
}
