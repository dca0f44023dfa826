import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { whenClosed } from '../scheduling/index.ts';

/**
 * The same body, counted until the answer is sent. It fails with whatever `begin` throws.
 * @param begin counts so many bytes more, and returns what ends that
 */
export function countAsItComes(
  body: AsyncIterable<Buffer>,
  response: ServerResponse,
  begin: (bytes: number) => () => void,
): Readable {
  const ends: (() => void)[] = [];
  whenClosed(response, () => ends.forEach((end) => end()));
  async function* counted() {
    for await (const chunk of body) {
      if (response.closed) return;
      ends.push(begin(chunk.length));
      yield chunk;
    }
  }
  const same = Readable.from(counted());
  // Fastify stops listening once it has refused a body, which may still fail.
  same.on('error', () => undefined);
  return same;
}
