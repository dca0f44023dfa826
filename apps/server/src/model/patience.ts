import { askedWaitMs } from '../scheduling/index.ts';

/** A service that asks for a longer wait is busy: tell the teacher, and let her decide. */
const LONGEST_WAIT_MS = 5_000;

/** Many times the longest answer, a reasoning model's thoughts included. */
const ANSWER_BYTES = 4 * 1024 * 1024;

function upTo(most: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new Error('The model answered without end.'));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * Stops the client from waiting up to a minute when a service asks for it, while a teacher looks at
 * a spinner, and from reading an answer that has no end. A student's text goes to the address that
 * was set, and to none that this names.
 */
export const impatientFetch: typeof fetch = async (input, init) => {
  const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: 'manual' });
  const told = new Headers(headers);
  if (askedWaitMs(headers) > LONGEST_WAIT_MS) told.set('x-should-retry', 'false');
  const read = body?.pipeThrough(upTo(ANSWER_BYTES)) ?? null;
  return new Response(read, { status, statusText, headers: told });
};
