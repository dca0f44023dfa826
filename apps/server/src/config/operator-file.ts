import { readFileSync } from 'node:fs';
import { operatorWords, type OperatorWords } from '@second-draft/contract';
import * as z from 'zod';

function wordsIn(file: string): OperatorWords {
  return operatorWords.parse(JSON.parse(readFileSync(file, 'utf8')));
}

const whatIsWrong = (error: unknown): string =>
  error instanceof z.ZodError ? z.prettifyError(error) : String(error);

/** The path of a JSON file, read once at the start. */
export const operatorFile = z.string().transform((file, context) => {
  try {
    return wordsIn(file);
  } catch (error) {
    context.addIssue({ code: 'custom', message: whatIsWrong(error) });
    return z.NEVER;
  }
});
