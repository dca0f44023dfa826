import { OtherIdentities } from './accounts/index.ts';
import { ConfigProblem } from './config/index.ts';
import { DatabaseUnavailable, DataFolderInUse, explainRefusal } from './db/index.ts';
import { EmptySecret } from './secrets/index.ts';

interface SystemError extends NodeJS.ErrnoException {
  address?: string;
  hostname?: string;
  port?: number;
}

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error;

/** What keeps a server from listening; null for other errors. */
function explainListening({ code, syscall, address, hostname, port }: SystemError): string | null {
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use by another program. Stop that one, or choose another with PORT or, where metrics are served, METRICS_PORT.`;
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
    return `This machine has no address ${address ?? hostname ?? ''} (${code}). HOST, and METRICS_HOST if it is set, take an address or a name of it, without a port: 0.0.0.0 for all.`;
  return null;
}

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
  const refusal = explainRefusal(error);
  if (refusal !== null) return `${otherwise}\n${refusal}`;
  const listening = isSystemError(error) ? explainListening(error) : null;
  if (listening !== null) return listening;
  if (isSystemError(error) && error.code === 'EACCES')
    return 'This user may not listen on that port or write to the data folder. Choose another PORT, or another DATA_DIR.';
  if (isSystemError(error) && (error.code === 'EEXIST' || error.code === 'ENOTDIR'))
    return `DATA_DIR has to be a folder: ${error.path ?? 'it'} is a file, or lies under one.`;
  return `${otherwise}\n${error instanceof Error ? error.stack : String(error)}`;
}
