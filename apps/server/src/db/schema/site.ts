import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../bytea.ts';

/** Scripts, styles and pictures of every build that is served, or was lately. */
export const siteAssets = pgTable('site_assets', {
  /** Below the site's `assets` folder; it names the content's hash. */
  name: text().primaryKey(),
  /** Compressed with Brotli if `isCompressed`. */
  body: bytea().notNull(),
  isCompressed: boolean('is_compressed').notNull(),
  /** When a server last had it in its build. */
  servedAt: timestamp('served_at', { withTimezone: true }).notNull(),
});
