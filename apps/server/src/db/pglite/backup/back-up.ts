import { chmod, cp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from '../../problems.ts';
import { flush, flushAll } from '../folder/flush.ts';
import { systemReason } from '../folder/system-reason.ts';
import type { PgliteClient } from '../client/worker-client.ts';

/**
 * Copies the database while queries wait, so that the copy is of one moment; it opens like any data
 * folder's.
 * @param to must not exist yet
 * @throws BackupRefused
 */
export async function backUp(
  client: Pick<PgliteClient, 'alone'>,
  folder: string,
  to: string,
): Promise<void> {
  if (await stat(to).catch(() => null))
    throw new BackupRefused(`There is something at ${to} already.`);
  const preparing = `${to}.preparing`;
  try {
    await rm(preparing, { recursive: true, force: true });
    await client.alone(async ({ query }) => {
      await query('checkpoint');
      await cp(folder, preparing, { recursive: true });
    });
    await chmod(preparing, 0o700);
    await flushAll(preparing);
    await rename(preparing, to);
    await flush(path.dirname(to));
  } catch (cause) {
    await rm(preparing, { recursive: true, force: true }).catch(() => undefined);
    throw new BackupRefused(`The database could not be copied to ${to}${systemReason(cause)}.`, {
      cause,
    });
  }
}
