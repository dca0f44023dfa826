import { ApiError } from './api/index.ts';

/** Messages of the contract and of our own code; others may repeat what was typed or read. */
const isOurs = (error: Error) => error instanceof ApiError || error.constructor === Error;

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return isOurs(error) ? error.message : error.name;
}

/**
 * Notes a failure that the teacher need not see, for whoever looks at the browser's console.
 * @param what without a name, a text or a document's title
 */
export function logProblem(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is this product's client-side log
  console.warn(`${what}: ${reasonOf(error)}`);
}
