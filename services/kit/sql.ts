/** Runs SQL. Inside a transaction, use only its own handle: PGlite deadlocks on the outer handle. */
export interface Tx {
  /**
   * Returns the rows of one statement with `$1` parameters. Numbers of every width are `number`; dates
   * without time are text.
   */
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
  /** Runs several statements without parameters, such as a migration. */
  script(sql: string): Promise<void>;
  /** Calls `act` after the commit; outside a transaction, calls it at once. */
  afterCommit(act: () => void): void;
}

export interface Database extends Tx {
  /** Runs `work` in a transaction. An error in `work` rolls back and is thrown again. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /**
   * The same database as the role that owns the tables, if it is another role. Only for migrations and seeds.
   */
  owner?: Database;
  /** The connection pool of a server: the used and idle connections, and the waiting requests. */
  pool?: () => { used: number; idle: number; waiting: number };
  /** Maintenance of the embedded database, which a server does itself. Returns the maintained tables. */
  keepUp?: () => Promise<string[]>;
}

/**
 * Returns the row of a statement that always has one, such as a count or an insert.
 * @throws if there is another number of rows
 */
export async function queryOne<T>(tx: Pick<Tx, 'query'>, sql: string, params?: unknown[]): Promise<T> {
  const [row, ...others] = await tx.query<T>(sql, params);
  if (!row || others.length > 0) throw new Error(`One row expected: ${sql}`);
  return row;
}
