import { getSystemErrorMap } from 'node:util';

/** A stack line. A student's text may begin like one, but doesn't end in a position. */
const FRAME = /^ {4}at \S.*:\d+:\d+\)?$/;

/** SQLSTATE, or a code of the operating system, Node or OpenSSL: too short for a text. */
const CODE =
  /^(?:[0-9A-Z]{5}|E[A-Z0-9_]{2,15}|(?:ERR|CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)_[A-Z0-9_]{1,40})$/;

/** Libraries put a code of their own over the system's (ESOCKET), and leave its number. */
const systemCodeOf = (errno: unknown) =>
  typeof errno === 'number' ? getSystemErrorMap().get(errno)?.[0] : undefined;

/** Drizzle wraps the database's error in a cause. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errno, code } = error as { errno?: unknown; code?: unknown };
  const found = systemCodeOf(errno) ?? code;
  return typeof found === 'string' && CODE.test(found) ? found : codeIn(error.cause);
}

/**
 * Keeps only an error's kind, code and place: messages may contain what a student wrote (a database
 * quotes the value that it refused).
 */
export function loggable(error: unknown): { kind: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  const code = codeIn(error);
  return {
    kind: error.name,
    ...(code !== undefined && { code }),
    at: frames.slice(0, 8).map((line) => line.trim()),
  };
}
