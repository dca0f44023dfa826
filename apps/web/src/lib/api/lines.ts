import type * as z from 'zod';
import { brokenOff } from './api-error.ts';
import type { Silence } from './silence.ts';

async function* textLines(
  body: ReadableStream<Uint8Array>,
  silence: Silence,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(brokenOff);
      if (done) break;
      silence.heard();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest;
  } finally {
    silence.over();
    await reader.cancel().catch(() => {});
  }
}

/** Reads NDJSON: one value of `schema` per line. */
export async function* readLines<S extends z.ZodType>(
  response: Response,
  schema: S,
  silence: Silence,
): AsyncGenerator<z.output<S>> {
  if (!response.body) return;
  for await (const line of textLines(response.body, silence)) {
    if (line.trim() !== '') yield schema.parse(JSON.parse(line));
  }
}
