import { isDatabaseAway } from '../is-database-away.ts';
import { DatabaseUnavailable } from '../problems.ts';

/** Tells an operator what to do about a folder that can’t be written to; leaves other errors alone. */
export function explainFolder(error: unknown, dataDir: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined || !isDatabaseAway(error)) return error;
  return new DatabaseUnavailable(
    `The data folder ${dataDir} can’t be written to (${code}). Make room on its disk, or choose another with DATA_DIR.`,
    { cause: error },
  );
}
