import { withoutQuotations } from '@second-draft/contract';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import { weigh } from './word-weight.ts';

/** What a passage adds up to; passages can be added together. */
export interface Readability {
  words: number;
  sentences: number;
  syllables: number;
  /** Words in the longest sentence. */
  longest: number;
  /** Words outside the Dale–Chall list of familiar words. */
  unfamiliar: number;
}

/**
 * Counts what reading level is measured by. Quotations (they are the student's own words), the
 * given names and te reo Māori are left out.
 */
export function readabilityOf(text: string, names: readonly string[] = []): Readability {
  const skipped = new Set(
    names.flatMap((name) => [name, ...name.split(/[\s-]+/u)].map((part) => part.toLowerCase())),
  );
  const total: Readability = { words: 0, sentences: 0, syllables: 0, longest: 0, unfamiliar: 0 };
  for (const sentence of sentencesOf(withoutQuotations(text))) {
    const weights = wordsOf(sentence.text)
      .map((word) => word.text.replace(/['’]s$/u, ''))
      .filter((word) => !skipped.has(word.toLowerCase()))
      .map(weigh)
      .filter((weight) => !weight.teReo);
    if (weights.length === 0) continue;
    total.sentences += 1;
    total.words += weights.length;
    total.longest = Math.max(total.longest, weights.length);
    for (const { syllables, familiar } of weights) {
      total.syllables += syllables;
      if (!familiar) total.unfamiliar += 1;
    }
  }
  return total;
}

/** Flesch–Kincaid grade: 0.39 · words/sentences + 11.8 · syllables/words − 15.59, and not below 0. */
export function gradeOf({ words, sentences, syllables }: Readability): number {
  if (words === 0) return 0;
  return Math.max(0, 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59);
}
