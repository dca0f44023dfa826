import { isDatabaseAway, isSqlState } from '../is-database-away.ts';

/** PostgreSQL's foreign_key_violation. */
const NO_OWNER = '23503';

/**
 * What to do with a promised statement that failed: `later` if the disk or the database is
 * unavailable; `forget` if its account has been deleted, and its texts must go too; `aside` if it
 * would fail again and again.
 */
export function fateOf(error: unknown): 'later' | 'forget' | 'aside' {
  const { code } = error as { code?: unknown };
  if (code === NO_OWNER) return 'forget';
  return isDatabaseAway(error) || typeof code !== 'string' || !isSqlState(code) ? 'later' : 'aside';
}

/** Safe to log: the verb and the table, never the values. */
export function kindOf(sql: string): string {
  const [, verb = 'statement', table = ''] =
    /\b(insert into|update|delete from)\s+"?(\w+)/i.exec(sql) ?? [];
  return `${verb} ${table}`.trim();
}
