import { isDatabaseAway } from '../../is-database-away.ts';
import { DatabaseUnavailable } from '../../problems.ts';

/** What SQLite, which locks the folder, calls the operating system's refusals. */
const ofSqlite: ReadonlyMap<number, string> = new Map([
  [8, 'EROFS'],
  [10, 'EIO'],
  [13, 'ENOSPC'],
]);

type Failure = NodeJS.ErrnoException & { errcode?: number };

function refusalIn(error: unknown): string | undefined {
  const { code, syscall, errcode = 0 } = error as Failure;
  if (code === 'ERR_SQLITE_ERROR') return ofSqlite.get(errcode % 256);
  // Of a read-only disk, Node says this about a folder that it can't make.
  const isUnmade = code === 'ENOENT' && syscall === 'mkdir';
  return isUnmade || (syscall !== undefined && isDatabaseAway(error)) ? code : undefined;
}

/** Tells an operator what to do about a folder that can’t be written to; leaves other errors alone. */
export function explainFolder(error: unknown, dataDir: string): unknown {
  const code = refusalIn(error);
  if (code === undefined) return error;
  return new DatabaseUnavailable(
    `The data folder ${dataDir} can’t be written to (${code}). Make room on its disk, or choose another with DATA_DIR.`,
    { cause: error },
  );
}
