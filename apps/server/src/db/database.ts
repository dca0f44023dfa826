import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What PostgreSQL is to do, ready to be sent; its values are such as JSON can write. */
export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/**
 * What can be asked within a transaction as well as outside one. It knows no table by itself: whoever
 * queries one imports it, so that the import map shows who does.
 */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** What stores speak to; PGlite and PostgreSQL behave alike behind it. */
export type Database = Queries & {
  /**
   * Settles as soon as it is sure that the statement is carried out, even if this process is killed;
   * what is asked afterwards finds it carried out. It has to be one that may be carried out twice
   * (`on conflict do nothing`).
   */
  keep(statement: Statement): Promise<void>;
};

/** A database that is open, with every migration applied. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Connections to a server; null: the database is embedded. */
  connections: (() => { open: number; idle: number; waiting: number }) | null;
  /**
   * Copies the embedded database into a new folder while it is used; null: a server's own tools do it.
   * @throws BackupRefused
   */
  backUp: ((to: string) => Promise<void>) | null;
  /** Waits for what is running, and lets go of the folder or the connections. */
  close(): Promise<void>;
}
