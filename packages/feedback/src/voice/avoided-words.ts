import { withoutQuotations } from '@second-draft/contract';
import { literally } from '../text/searching/literally.ts';

/** Macrons, marks and the kind of apostrophe make no other word. */
const plainly = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const pattern = (words: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${literally(words.trim()).replaceAll(/\s+/gu, String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'u',
  );

/** Those of the words that a comment uses, in any case; the student's own words don't count. */
export function avoidedIn(comment: string, avoids: readonly string[]): string[] {
  if (avoids.length === 0) return [];
  const own = plainly(withoutQuotations(comment));
  return avoids.filter((words) => words.trim() !== '' && pattern(plainly(words)).test(own));
}

export const reasonAgainstWords = (words: readonly string[]): string =>
  `This teacher never writes ${words.map((one) => `‘${one}’`).join(', ')}: say it in other words.`;
