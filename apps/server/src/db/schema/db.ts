import { pgTable, text } from 'drizzle-orm/pg-core';

/** Migrations that only add: servers of the version before may go on after them. */
export const rollingSafeMigrations = pgTable('rolling_safe_migrations', {
  hash: text('hash').primaryKey(),
});
