import { numberWords } from '../finding.ts';

/** How many a task asks for, in a word up to ‘twelve’ or in digits. */
export function numberNamed(said: string): number {
  const count = numberWords.indexOf(said.toLowerCase());
  return count < 0 ? Number(said) : count;
}
