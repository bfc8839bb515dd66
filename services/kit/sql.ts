/** What runs SQL. Inside a transaction only its own handle goes down: PGlite hangs on the outer one. */
export interface Tx {
  /** Rows of one statement with `$1` parameters. Numbers of every width are `number`, dates without time are text. */
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
  /** Several statements without parameters: a migration. */
  script(sql: string): Promise<void>;
  /** Calls `act` once the transaction has committed; outside a transaction at once. */
  afterCommit(act: () => void): void;
}

export interface Database extends Tx {
  /** All or nothing; what `work` throws is thrown on after the roll-back. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** The same database as the role that owns its tables, where that is another one: for migrations and seeds alone. */
  owner?: Database;
  /** Of a server's database: how many connections there are, and how many requests wait for one. */
  pool?: () => { used: number; idle: number; waiting: number };
  /** Of the embedded database: what a server does for itself. Answers the tables that it was needed for. */
  keepUp?: () => Promise<string[]>;
}
