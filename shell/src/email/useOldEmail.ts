import { useRouteData } from '@cabinet/api/useRouteData';
import type { CrmClient } from '@cabinet/contracts/crm';
import { type Contact, getEmailByBitrixId } from '@cabinet/contracts/loyalty';
import { emailScreen } from '@cabinet/domain/emailScreen';

/** The e-mail under which the loyalty service knows the participant, where it has to be looked up (§4); 404 is none. */
export function useOldEmail(client: CrmClient, contact: Contact | null): string | null {
  const { looksUpOldEmail } = emailScreen({ client, contact }, new Date());
  const input = looksUpOldEmail && client.bitrix_id ? { params: { id: client.bitrix_id } } : null;
  return useRouteData(getEmailByBitrixId, input).data?.email ?? null;
}
