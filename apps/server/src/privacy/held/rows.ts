import type { AccountExport } from '@second-draft/contract';

type ListName = {
  [Name in keyof AccountExport]: AccountExport[Name] extends unknown[] ? Name : never;
}[keyof AccountExport];

/** The rows of one of the export's lists, read while they are sent. */
export type Rows<List extends ListName> = AsyncGenerator<AccountExport[List][number]>;

/** Some megabytes with the longest texts. */
const TEXTS_AT_ONCE = 25;

/** Keys in a row, in their list's order. */
interface Batch<Key> {
  first: Key;
  last: Key;
  all: Key[];
}

/**
 * Reads rows by their keys, a batch at a time, so that few are in memory. Paging by limit would be
 * quadratic: without statistics, as in a young database, PostgreSQL reads and sorts all that is
 * left for each page. So would `in (…)` beside an account: it reads the account's rows for each.
 */
export async function* inBatches<Key, Row>(
  keys: readonly Key[],
  read: (batch: Batch<Key>) => Promise<Row[]>,
  size = TEXTS_AT_ONCE,
): AsyncGenerator<Row> {
  for (let at = 0; at < keys.length; at += size) {
    const all = keys.slice(at, at + size);
    const [first, last] = [all[0], all.at(-1)];
    if (first !== undefined && last !== undefined) yield* await read({ first, last, all });
  }
}
