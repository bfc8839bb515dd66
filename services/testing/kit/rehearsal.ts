import type { Database, Tx } from '../../kit/database.ts';

/** A database for rehearsals. Each rehearsal is rolled back. */
export interface Stage extends Database {
  /** Runs one rehearsal at a time. */
  rehearse<T>(work: () => Promise<T>): Promise<T>;
}

/** Thrown to roll back. */
class Over<T> {
  readonly result: T;
  constructor(result: T) {
    this.result = result;
  }
}

/**
 * In a rehearsal, each statement and each transaction is a savepoint. A refused statement therefore does not
 * abort the rest.
 */
export function stageOf(db: Database): Stage {
  let stage: Tx | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  function step<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = queue.then(() => inSavepoint(tx, work));
    queue = result.catch(() => {});
    return result;
  }

  return {
    ...(db.owner && { owner: db.owner }),
    query: (sql, params) => (stage ? step(stage, (tx) => tx.query(sql, params)) : db.query(sql, params)),
    script: (sql) => (stage ? step(stage, (tx) => tx.script(sql)) : db.script(sql)),
    afterCommit: (act) => (stage ?? db).afterCommit(act),
    transaction: (work) => (stage ? step(stage, work) : db.transaction(work)),
    close: () => db.close(),
    rehearse: async (work) => {
      const over = await db
        .transaction(async (tx) => {
          stage = tx;
          throw new Over(await work());
        })
        .catch((thrown: unknown) => thrown)
        .finally(() => {
          stage = null;
        });
      if (over instanceof Over) return over.result;
      throw over;
    },
  };
}

/** Includes the constraint checks of a commit. */
const COMMIT = 'set constraints all immediate; set constraints all deferred; release savepoint step';

async function inSavepoint<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.query('savepoint step');
  try {
    const result = await work(tx);
    await tx.script(COMMIT);
    return result;
  } catch (error) {
    await tx.script('rollback to savepoint step; release savepoint step');
    throw error;
  }
}
