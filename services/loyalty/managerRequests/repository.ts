import type { ManagerRequest } from '@cabinet/contracts/managerRequests';
import type { Tx } from '../../kit/database.ts';
import { QUOTAS } from '../../kit/limits.ts';
import { queryOne } from '../../kit/sql.ts';
import { iso } from '../members/dates.ts';

type Asked = Pick<ManagerRequest, 'kind' | 'amount' | 'comment'>;
type StoredRequest = Omit<ManagerRequest, 'date'> & { createdAt: Date };

const COLUMNS = 'id, kind, amount, comment, status, answer, created_at as "createdAt"';

/** Returns the requests, newest first. */
export async function findManagerRequests(tx: Tx, contactId: number): Promise<ManagerRequest[]> {
  const rows = await tx.query<StoredRequest>(
    `select ${COLUMNS} from loyalty.manager_request where contact_id = $1 order by created_at desc, id desc`,
    [contactId],
  );
  return rows.map(requestOf);
}

export async function insertManagerRequest(
  tx: Tx,
  contactId: number,
  { kind, amount, comment }: Asked,
): Promise<ManagerRequest> {
  const [row] = await tx.query<StoredRequest>(
    `insert into loyalty.manager_request (contact_id, kind, amount, comment) values ($1, $2, $3, $4)
     returning ${COLUMNS}`,
    [contactId, kind, amount, comment],
  );
  if (!row) throw new Error('The request was not stored');
  return requestOf(row);
}

/** Returns the tokens of conversions that the manager has not decided. */
export async function sumOfConversions(tx: Tx, contactId: number): Promise<number> {
  const row = await queryOne<{ sum: number }>(
    tx,
    `select coalesce(sum(amount), 0) as sum from loyalty.manager_request
     where contact_id = $1 and kind = 'conversion' and status = 'new'`,
    [contactId],
  );
  return row.sum;
}

export async function countQuestionsToday(tx: Tx, contactId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    tx,
    `select count(*) as count from loyalty.manager_request
     where contact_id = $1 and kind = 'question' and created_at > now() - make_interval(secs => $2)`,
    [contactId, QUOTAS.managerQuestions.seconds],
  );
  return row.count;
}

function requestOf({ createdAt, ...row }: StoredRequest): ManagerRequest {
  return { ...row, date: iso(createdAt) };
}
