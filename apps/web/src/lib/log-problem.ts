/**
 * Notes a failure that the teacher need not see, for whoever looks at the browser's console.
 * Never pass a name, a text or a document's title.
 */
export function logProblem(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown reason';
  // oxlint-disable-next-line no-console -- the browser's console is this product's client-side log
  console.warn(`${what}: ${reason}`);
}
