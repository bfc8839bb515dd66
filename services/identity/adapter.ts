import { type Adapter, type AdapterConstructor, type AdapterPayload, errors } from 'oidc-provider';
import { isDataException } from '../kit/answerError.ts';
import type { Database } from '../kit/database.ts';
import { REFRESH_GRACE_SECONDS } from './refresh.ts';

/** Models whose rows are deleted when a grant is revoked. */
const OF_A_GRANT = ['AccessToken', 'AuthorizationCode', 'RefreshToken'];

/** Returns the storage of the OpenID provider on the project's database. */
export function sqlAdapter(db: Database): AdapterConstructor {
  return class SqlAdapter implements Adapter {
    readonly #model: string;
    /** The grace period in seconds: how long a consumed artifact can be used again. */
    readonly #grace: number;

    constructor(model: string) {
      this.#model = model;
      this.#grace = model === 'RefreshToken' ? REFRESH_GRACE_SECONDS : 0;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
      const grantId = OF_A_GRANT.includes(this.#model) ? payload.grantId : undefined;
      // Keep `consumed_at`, so that a rewritten row stays consumed.
      await db
        .query(
          `insert into identity.artifact (model, id, payload, grant_id, uid, expires_at)
           values ($1, $2, $3::jsonb, $4, $5, now() + make_interval(secs => $6))
           on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
             uid = excluded.uid, expires_at = excluded.expires_at`,
          [this.#model, id, JSON.stringify(payload), grantId ?? null, payload.uid ?? null, expiresIn ?? null],
        )
        .catch(refuseData);
    }

    find(id: string): Promise<AdapterPayload | undefined> {
      return this.#findBy('id', id);
    }

    findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return this.#findBy('uid', uid);
    }

    async findByUserCode(): Promise<undefined> {}

    /** Consumes a code. Only the first of two concurrent requests succeeds; the second is refused. */
    async consume(id: string): Promise<void> {
      const rows = await db.query(
        `update identity.artifact set consumed_at = coalesce(consumed_at, now())
         where model = $1 and id = $2
           and (consumed_at is null or consumed_at > now() - make_interval(secs => $3))
         returning id`,
        [this.#model, id, this.#grace],
      );
      if (rows.length === 0) throw new errors.InvalidGrant('already consumed');
    }

    async destroy(id: string): Promise<void> {
      await db.query('delete from identity.artifact where model = $1 and id = $2', [this.#model, id]);
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      await db.query('delete from identity.artifact where model = $1 and grant_id = $2', [
        this.#model,
        grantId,
      ]);
    }

    async #findBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
      const [row] = await db
        .query<{ payload: AdapterPayload; consumed: number | null }>(
          `select payload,
             case when consumed_at <= now() - make_interval(secs => $3)
               then extract(epoch from consumed_at)::int end as consumed
           from identity.artifact
           where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
          [this.#model, value, this.#grace],
        )
        .catch(refuseData);
      if (!row) return undefined;
      return row.consumed === null ? row.payload : { ...row.payload, consumed: row.consumed };
    }
  };
}

/** Refuses text with a character that PostgreSQL cannot store, as a client error (I2). */
function refuseData(error: unknown): never {
  throw isDataException(error)
    ? new errors.InvalidRequest('a value contains characters that the database cannot store')
    : error;
}
