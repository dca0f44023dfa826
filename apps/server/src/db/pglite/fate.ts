import { isDatabaseAway, isSqlState } from '../is-database-away.ts';

/** PostgreSQL's code for a row that belongs to one that is not there. */
const NO_OWNER = '23503';

/**
 * What becomes of a promised statement that failed: `later`, for want of a disk or a database;
 * `forget`, where its account has been deleted meanwhile, and its texts must go too; `aside`, where
 * it would fail again and again.
 */
export function fateOf(error: unknown): 'later' | 'forget' | 'aside' {
  const { code } = error as { code?: unknown };
  if (code === NO_OWNER) return 'forget';
  return isDatabaseAway(error) || typeof code !== 'string' || !isSqlState(code) ? 'later' : 'aside';
}

/** What may be said of a statement in a log: what it does and to which table, never its values. */
export function kindOf(sql: string): string {
  const [, verb = 'statement', table = ''] =
    /\b(insert into|update|delete from)\s+"?(\w+)/i.exec(sql) ?? [];
  return `${verb} ${table}`.trim();
}
