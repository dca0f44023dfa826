import { ApiError } from '../api/api-error.ts';

/** Other errors' messages may repeat what was typed or read. */
const isOurs = (error: Error) => error instanceof ApiError || error.constructor === Error;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return isOurs(error) ? error.message : error.name;
}

/**
 * Logs a failure that the teacher need not see.
 * @param what must hold no name, text or document title
 */
export function logProblem(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is this product's client-side log
  console.warn(`${what}: ${reasonOf(error)}`);
}
