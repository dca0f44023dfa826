import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import type * as z from 'zod';
import { GoogleFailure } from './failure.ts';
import { isDeeperThan } from './nesting.ts';
import { parsedAnswer } from './parsed-answer.ts';

/** Nested tables and tabs are read recursively; Google's own nest far less. */
const LEVELS_MAX = 500;

/** Characters. A longer answer takes tens of milliseconds, in which the server does nothing else. */
const LARGE = 256 * 1024;

/** @throws GoogleFailure for an answer that doesn't fit the schema */
function held<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const answer = isDeeperThan(data, LEVELS_MAX) ? null : schema.safeParse(data);
  if (answer?.success) return answer.data;
  throw new GoogleFailure('refused', null, 'gave an unknown answer');
}

/** Reads large answers one after the other, and lets the server answer others in between. */
export function createAnswerReader() {
  const inTurn = pLimit(1);
  return async <Schema extends z.ZodType>(
    schema: Schema,
    answer: unknown,
    signal: AbortSignal,
  ): Promise<z.output<Schema>> => {
    if (typeof answer !== 'string' || answer.length < LARGE)
      return held(schema, parsedAnswer(answer));
    return inTurn(async () => {
      await nextTurn();
      signal.throwIfAborted();
      const data = parsedAnswer(answer);
      await nextTurn();
      return held(schema, data);
    });
  };
}
