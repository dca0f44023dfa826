/** A line of a stack; what a student wrote may begin like one, but doesn't end in a place. */
const FRAME = /^ {4}at \S.*:\d+:\d+\)?$/;

/** PostgreSQL's code, the operating system's, or Node's: none of them has room for a text. */
const CODE = /^(?:[0-9A-Z]{5}|E[A-Z0-9]{2,15}|ERR_[A-Z0-9_]{1,40})$/;

/** The first code in the chain of causes: Drizzle wraps what the database said. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && CODE.test(code) ? code : codeIn(error.cause);
}

/**
 * What may be logged of a failure. Messages of unknown errors may hold what a student wrote (a
 * database names the value it refused), so only the kind of error, its code and its place are kept.
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
