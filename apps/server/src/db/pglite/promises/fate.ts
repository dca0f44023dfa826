import { hasNoOwner } from '../../has-no-owner.ts';
import { isDatabaseAway, isSqlState } from '../../is-database-away.ts';

/**
 * What to do with a promised statement that failed: `later` if the disk or the database is
 * unavailable; `forget` if its account has been deleted, and its texts must go too; `aside` if it
 * would fail again and again.
 */
export function fateOf(error: unknown): 'later' | 'forget' | 'aside' {
  if (hasNoOwner(error)) return 'forget';
  const { code } = error as { code?: unknown };
  return isDatabaseAway(error) || typeof code !== 'string' || !isSqlState(code) ? 'later' : 'aside';
}

/** Safe to log: the verb and the table, never the values. */
export function kindOf(sql: string): string {
  const [, verb = 'statement', table = ''] =
    /\b(insert into|update|delete from)\s+"?(\w+)/i.exec(sql) ?? [];
  return `${verb} ${table}`.trim();
}
