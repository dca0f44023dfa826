/** A line of a stack; what a student wrote may begin like one, but doesn't end in a place. */
const FRAME = /^ {4}at \S.*:\d+:\d+\)?$/;

/**
 * What may be logged of a failure. Messages of unknown errors may hold what a student wrote (a
 * database names the value it refused), so only the kind of error and its place are kept.
 */
export function loggable(error: unknown): { kind: string; at: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return { kind: error.name, at: frames.slice(0, 8).map((line) => line.trim()) };
}
