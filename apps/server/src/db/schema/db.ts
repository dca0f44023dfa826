import { pgTable, text } from 'drizzle-orm/pg-core';

/** Migrations that only add: servers of the previous version may keep running. */
export const rollingSafeMigrations = pgTable('rolling_safe_migrations', {
  hash: text().primaryKey(),
});
