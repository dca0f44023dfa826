/** An NDJSON answer. */
export const lines =
  (...values: unknown[]) =>
  () =>
    new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(''));

/** An answer without content. */
export const nothing = () => new Response(null, { status: 204 });

/** An answer that comes when `answer` is called, unless the caller gives up before. */
export function heldBack() {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const wait = ({ signal }: RequestInit) => {
    signal?.addEventListener('abort', () =>
      reject(Object.assign(new Error('The caller gave up'), { name: 'AbortError' })),
    );
    return promise;
  };
  return { wait, answer: (body: unknown) => resolve(Response.json(body)) };
}
