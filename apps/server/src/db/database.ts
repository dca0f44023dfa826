import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Its parameters survive JSON. */
export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/**
 * Works inside a transaction and outside one. It has no schema: each store imports the tables that
 * it queries, so that imports show who reads what.
 */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** The work of a transaction only queries: it may have to begin again. */
export type Database = Queries & {
  /**
   * Settles once the statement is durable: it is applied even if this process is killed, and later
   * queries see it. It may be applied twice, so it has to be idempotent (`on conflict do nothing`).
   */
  keep(statement: Statement): Promise<void>;
};

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** By this process, as it opened the database. */
  migrationsApplied: number;
  ping(): Promise<void>;
  /** Null when the database is embedded. */
  connections: (() => { open: number; idle: number; waiting: number }) | null;
  /** Promised records that could not be kept and wait for a person; null for a server. */
  countSetAside: (() => Promise<number>) | null;
  /**
   * Copies the embedded database into a new folder while it is in use; null for a server, which has
   * its own tools.
   * @throws BackupRefused
   */
  backUp: ((to: string) => Promise<void>) | null;
  close(): Promise<void>;
}
