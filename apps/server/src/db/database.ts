import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** What stores speak to; PGlite and PostgreSQL behave alike behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open, with every migration applied. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Connections to a server; null: the database is embedded. */
  connections: (() => { open: number; idle: number; waiting: number }) | null;
  /** Waits for what is running, and lets go of the folder or the connections. */
  close(): Promise<void>;
}
