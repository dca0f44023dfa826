import { getSystemErrorMap } from 'node:util';

/** A stack line: it ends in the place of a file. */
const FRAME = /^ {4}at (?:\S.* \()?(?:file:\/\/|node:|\/|[A-Za-z]:\\).*:\d+:\d+\)?$/;

/** SQLSTATE, or a code of the operating system, Node or OpenSSL: too short for a text. */
const CODE =
  /^(?:[0-9A-Z]{5}|E[A-Z0-9_]{2,15}|(?:ERR|CERT|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)_[A-Z0-9_]{1,40})$/;

/** What services like OpenAI’s call a refusal; any other word of theirs could be a text’s. */
const MODEL_CODES = new Set([
  'account_deactivated',
  'billing_not_active',
  'context_length_exceeded',
  'insufficient_quota',
  'invalid_api_key',
  'invalid_organization',
  'model_not_found',
  'rate_limit_exceeded',
  'unsupported_country_region_territory',
]);

const isCode = (code: unknown): code is string =>
  typeof code === 'string' && (CODE.test(code) || MODEL_CODES.has(code));

/** The status that an outside service answered with. */
function statusIn(error: Error): number | undefined {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 100 && status < 600 ? status : undefined;
}

/** Libraries put a code of their own over the system's (ESOCKET), and leave its number. */
const systemCodeOf = (errno: unknown) =>
  typeof errno === 'number' ? getSystemErrorMap().get(errno)?.[0] : undefined;

/** Drizzle wraps the database's error in a cause. */
function codeIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errno, code } = error as { errno?: unknown; code?: unknown };
  const found = systemCodeOf(errno) ?? code;
  return isCode(found) ? found : codeIn(error.cause);
}

/** A stack begins with the message, and a line of that may look like a place: “at home at 10:30:15”. */
function framesIn({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  const places = start === -1 ? stack : stack.slice(start + message.length);
  return places.split('\n').filter((line) => FRAME.test(line));
}

interface Loggable {
  kind: string;
  code?: string;
  status?: number;
  at: string[];
}

/**
 * Keeps only an error's kind, code, status and place: messages may contain what a student wrote (a
 * database quotes the value that it refused).
 */
export function loggable(error: unknown): Loggable {
  if (!(error instanceof Error)) return { kind: typeof error, at: [] };
  const code = codeIn(error);
  const status = statusIn(error);
  return {
    kind: error.name,
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    at: framesIn(error)
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}
