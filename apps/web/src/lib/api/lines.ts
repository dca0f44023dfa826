import type { z } from 'zod';
import { brokenOff } from './api-error.ts';

/** The lines of a streamed answer, each yielded as soon as it is whole. */
async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string>)
    .getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(brokenOff);
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Reads an NDJSON answer: one value of `schema` a line. */
export async function* readLines<S extends z.ZodType>(
  response: Response,
  schema: S,
): AsyncGenerator<z.output<S>> {
  if (!response.body) return;
  for await (const line of textLines(response.body)) {
    if (line.trim() !== '') yield schema.parse(JSON.parse(line));
  }
}
