import type * as z from 'zod';
import { brokenOff } from './api-error.ts';

async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(brokenOff);
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Reads NDJSON: one value of `schema` per line. */
export async function* readLines<S extends z.ZodType>(
  response: Response,
  schema: S,
): AsyncGenerator<z.output<S>> {
  if (!response.body) return;
  for await (const line of textLines(response.body)) {
    if (line.trim() !== '') yield schema.parse(JSON.parse(line));
  }
}
