import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** What stores speak to; PGlite and PostgreSQL behave alike behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
