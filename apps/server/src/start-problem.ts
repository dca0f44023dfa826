import { OtherIdentities } from './accounts/index.ts';
import { ConfigProblem } from './config/index.ts';
import { DatabaseUnavailable, DataFolderInUse } from './db/index.ts';
import { EmptySecret } from './secrets/index.ts';

const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { port?: number } =>
  error instanceof Error && 'code' in error;

/** @param otherwise said before the stack of an error that is no known problem */
export function explainStartProblem(
  error: unknown,
  otherwise = 'The server could not start.',
): string {
  if (
    error instanceof ConfigProblem ||
    error instanceof DatabaseUnavailable ||
    error instanceof DataFolderInUse ||
    error instanceof OtherIdentities ||
    error instanceof EmptySecret
  )
    return error.message;
  if (isSystemError(error) && error.code === 'EADDRINUSE')
    return `Port ${error.port ?? ''} is in use by another program. Stop that one, or choose another port: PORT=3001 npm start`;
  if (isSystemError(error) && error.code === 'EACCES')
    return 'This user may not listen on that port or write to the data folder. Choose another PORT, or another DATA_DIR.';
  if (isSystemError(error) && (error.code === 'EEXIST' || error.code === 'ENOTDIR'))
    return `DATA_DIR has to be a folder: ${error.path ?? 'it'} is a file, or lies under one.`;
  return `${otherwise}\n${error instanceof Error ? error.stack : String(error)}`;
}
