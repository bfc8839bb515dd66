import type { SupportRequest } from '@cabinet/contracts/crm';
import type { Tx } from '../../kit/database.ts';

export async function findSupportRequests(
  tx: Tx,
  clientId: number,
  categoryCode: string,
  statusCode: string,
): Promise<SupportRequest[]> {
  return tx.query<SupportRequest>(
    `select id, topic, category_code, status_code from crm.support_request
     where client_id = $1 and category_code = $2 and status_code = $3 order by id desc`,
    [clientId, categoryCode, statusCode],
  );
}
