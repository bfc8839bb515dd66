import type { Database, Tx } from '../../kit/database.ts';

/** Returns the database, and tells `hear` each statement with its parameters, also inside transactions. */
export function recorded(db: Database, hear: (sql: string, params: unknown[]) => void): Database {
  const heard = <T extends Tx>(tx: T): T => ({
    ...tx,
    query: (sql: string, params: unknown[] = []) => {
      hear(sql, params);
      return tx.query(sql, params);
    },
  });
  return { ...heard(db), transaction: (work) => db.transaction((tx) => work(heard(tx))) };
}
