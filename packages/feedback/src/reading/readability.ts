import { withoutQuotations } from '@second-draft/contract';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import { weigh } from './word-weight.ts';

export interface Readability {
  words: number;
  sentences: number;
  syllables: number;
  /** Words of the longest sentence. */
  longest: number;
  unfamiliar: number;
}

/**
 * Leaves out quotations (the student's own words), `names` and te reo Māori.
 *
 * @param known in lower case: never unfamiliar, because the reader has used them
 */
export function readabilityOf(
  text: string,
  names: readonly string[] = [],
  known: ReadonlySet<string> = new Set(),
): Readability {
  const skipped = new Set(
    names.flatMap((name) => [name, ...name.split(/[\s-]+/u)].map((part) => part.toLowerCase())),
  );
  const total: Readability = { words: 0, sentences: 0, syllables: 0, longest: 0, unfamiliar: 0 };
  for (const sentence of sentencesOf(withoutQuotations(text))) {
    const weights = wordsOf(sentence.text)
      .map((word) => word.text.replace(/['’]s$/u, ''))
      .filter((word) => !skipped.has(word.toLowerCase()))
      .map((word) => ({ ...weigh(word), isKnown: known.has(word.toLowerCase()) }))
      .filter((weight) => !weight.isTeReo);
    if (weights.length === 0) continue;
    total.sentences += 1;
    total.words += weights.length;
    total.longest = Math.max(total.longest, weights.length);
    for (const { syllables, isFamiliar, isKnown } of weights) {
      total.syllables += syllables;
      if (!isFamiliar && !isKnown) total.unfamiliar += 1;
    }
  }
  return total;
}

export function gradeOf({ words, sentences, syllables }: Readability): number {
  if (words === 0) return 0;
  return Math.max(0, 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59);
}
