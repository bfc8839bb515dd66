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

export async function openProfileRequest(tx: Tx, clientId: number, topic: string): Promise<void> {
  await tx.query(
    `insert into crm.support_request (client_id, topic, category_code, status_code)
     values ($1, $2, 'PROFILE_CHANGING', 'NEW')`,
    [clientId, topic],
  );
}
