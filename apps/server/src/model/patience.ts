/** A service that wants a longer wait than this is busy: the teacher is told, and can decide. */
const LONGEST_WAIT_S = 5;

/**
 * `fetch`, with a word to the client: it would wait up to a minute when a service says so, while
 * a teacher looks at a spinner.
 */
export const impatientFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const wait = Number(response.headers.get('retry-after') ?? 0);
  if (wait <= LONGEST_WAIT_S) return response;
  const headers = new Headers(response.headers);
  headers.set('x-should-retry', 'false');
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
};
