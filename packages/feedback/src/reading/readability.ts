import { syllable } from 'syllable';
import { isTeReo } from '../language/te-reo.ts';
import { withoutQuotations } from '../text/quote-marks.ts';
import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import { isFamiliar } from './familiar-words.ts';

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
  const skipped = new Set(names.flatMap((name) => name.toLowerCase().split(/[\s-]+/u)));
  const total: Readability = { words: 0, sentences: 0, syllables: 0, longest: 0, unfamiliar: 0 };
  for (const sentence of sentencesOf(withoutQuotations(text))) {
    const words = wordsOf(sentence.text)
      .map((word) => word.text.replace(/['’]s$/u, ''))
      .filter((word) => !skipped.has(word.toLowerCase()) && !isTeReo(word));
    if (words.length === 0) continue;
    total.sentences += 1;
    total.words += words.length;
    total.longest = Math.max(total.longest, words.length);
    for (const word of words) {
      total.syllables += Math.max(1, syllable(word));
      if (!isFamiliar(word)) total.unfamiliar += 1;
    }
  }
  return total;
}

/** Flesch–Kincaid grade: 0.39 · words/sentences + 11.8 · syllables/words − 15.59, and not below 0. */
export function gradeOf({ words, sentences, syllables }: Readability): number {
  if (words === 0) return 0;
  return Math.max(0, 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59);
}
