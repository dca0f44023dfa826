import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { z } from 'zod';
import type { ModelAnswer } from './types.ts';
import { jsonCandidates } from './json-candidates.ts';

function read<T>(content: string, schema: z.ZodType<T>): ModelAnswer<T>['reading'] {
  for (const candidate of jsonCandidates(content)) {
    const parsed = schema.safeParse(candidate);
    if (parsed.success) return { readable: true, value: parsed.data };
  }
  return { readable: false, reason: 'The answer was not JSON of the shape that was asked for.' };
}

/** What an answer of the service says, read tolerantly; `asked` is the name it was asked by. */
export function readCompletion<T>(
  completion: ChatCompletion,
  schema: z.ZodType<T>,
  asked: string,
): ModelAnswer<T> {
  // Services that only resemble OpenAI's leave out what its types promise.
  const choice = completion.choices?.[0];
  const content = choice?.message?.content ?? '';
  const reading: ModelAnswer<T>['reading'] =
    content.trim() === ''
      ? { readable: false, reason: 'The answer was empty.' }
      : read(content, schema);
  return {
    reading:
      !reading.readable && choice?.finish_reason === 'length'
        ? { readable: false, reason: 'The answer was cut off: it was too long.' }
        : reading,
    content,
    model: completion.model || asked,
    tokens: {
      prompt: completion.usage?.prompt_tokens ?? 0,
      completion: completion.usage?.completion_tokens ?? 0,
    },
  };
}
