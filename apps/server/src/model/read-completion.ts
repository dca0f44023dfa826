import type * as z from 'zod';
import { isStorable } from '../db/index.ts';
import { completionShape, storableWithoutNul } from './completion-shape.ts';
import type { ModelAnswer } from './types.ts';
import { jsonCandidates } from './json-candidates.ts';
import { withoutThoughts } from './thoughts.ts';

/** Many times the longest feedback, in characters; checking more would hold up everyone. */
const LONGEST_ANSWER = 16_000;

const unreadable = (reason: string) => ({ isReadable: false as const, reason });

const readable = (content: string) => storableWithoutNul(withoutThoughts(content)).trim();

/** A shape to fill in, `{"points": []}`, says nothing. */
const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(saysSomething)
    : value !== null && value !== undefined && value !== '';

/** Reads what a model wrote, whatever it wrote around it. */
export function readContent<T>(written: string, schema: z.ZodType<T>): ModelAnswer<T>['reading'] {
  const content = readable(written);
  if (content === '') return unreadable('The answer was empty.');
  if (content.length > LONGEST_ANSWER) return unreadable('The answer was far too long.');
  let empty: T | undefined;
  for (const candidate of jsonCandidates(content)) {
    const parsed = schema.safeParse(candidate);
    if (!parsed.success || !isStorable(parsed.data)) continue;
    if (saysSomething(parsed.data)) return { isReadable: true, value: parsed.data };
    empty ??= parsed.data;
  }
  if (empty !== undefined) return { isReadable: true, value: empty };
  return unreadable('The answer was not JSON of the shape that was asked for.');
}

/**
 * @param completion as it came, of whatever shape
 * @param asked the model's name in the request
 */
export function readCompletion<T>(
  completion: unknown,
  schema: z.ZodType<T>,
  asked: string,
): ModelAnswer<T> {
  const { choices, model, usage } = completionShape.parse(completion);
  const [choice] = choices;
  const content = readable(choice?.message.content ?? '');
  const reading = readContent(content, schema);
  const wasCutOff = !reading.isReadable && choice?.finish_reason === 'length';
  return {
    reading: wasCutOff ? unreadable('The answer was cut off: it was too long.') : reading,
    content,
    model: model || asked,
    tokens: { prompt: usage.prompt_tokens, completion: usage.completion_tokens },
  };
}
