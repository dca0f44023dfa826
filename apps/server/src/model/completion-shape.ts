import * as z from 'zod';
import { storableText } from '../db/index.ts';

/** Of a model's name, in characters: it is kept with each feedback. */
const NAME_MAX = 100;

/** What PostgreSQL's `integer` holds; the figures are kept with each feedback. */
const COUNT_MAX = 2 ** 31 - 1;

/** A model's NUL stands for nothing: a replacement in its place would be read by a student. */
export const storableWithoutNul = (text: string): string => storableText(text.replaceAll('\0', ''));

const count = z.int().min(0).max(COUNT_MAX).catch(0);

const choice = z
  .object({
    message: z.object({ content: z.string().catch('') }).catch({ content: '' }),
    finish_reason: z.string().nullable().catch(null),
  })
  .catch({ message: { content: '' }, finish_reason: null });

/** OpenAI-compatible services leave fields out, or put something else in them. */
export const completionShape = z
  .object({
    choices: z.array(choice).catch([]),
    model: z
      .string()
      .transform((name) => storableWithoutNul(name.slice(0, NAME_MAX)).trim())
      .catch(''),
    usage: z
      .object({ prompt_tokens: count, completion_tokens: count })
      .catch({ prompt_tokens: 0, completion_tokens: 0 }),
  })
  .catch({ choices: [], model: '', usage: { prompt_tokens: 0, completion_tokens: 0 } });
