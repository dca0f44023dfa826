export const lines =
  (...values: unknown[]) =>
  () =>
    new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(''));

/** An NDJSON answer whose connection breaks after these lines. */
export const brokenAfter =
  (...values: unknown[]) =>
  () => {
    let at = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (at === values.length) return controller.error(new TypeError('network error'));
        controller.enqueue(new TextEncoder().encode(`${JSON.stringify(values[at])}\n`));
        at += 1;
      },
    });
    return new Response(body);
  };

export function oneAfterAnother(...answers: (() => Response)[]): () => Response {
  let next = 0;
  return () => {
    const answer = answers[next];
    if (!answer) throw new TypeError('There was no further answer to give');
    next += 1;
    return answer();
  };
}

export const nothing = () => new Response(null, { status: 204 });

/** Answers when `answer` is called; rejects with an AbortError if the caller gives up first. */
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
