import type { AccountExport } from '@second-draft/contract';
import type { Database } from '../../db/index.ts';
import { exportAccount } from '../export-account.ts';

const isList = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

async function read(list: AsyncIterable<unknown>): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}

/** A teacher's download, with its lists read to their ends. */
export async function heldOf(db: Database, accountId: string): Promise<AccountExport> {
  const held = await exportAccount(db, accountId);
  if (held === null) throw new Error('There is no such account.');
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(held))
    whole[name] = isList(value) ? await read(value) : value;
  return whole as AccountExport;
}
