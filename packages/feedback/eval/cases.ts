import {
  feedbackLengths,
  feedbackTypes,
  praise,
  readingLevels,
  type Category,
  type ReadingLevel,
} from '@second-draft/contract';
import type { EvalText, Purpose } from './texts/eval-text.ts';

export interface EvalCase {
  text: EvalText;
  category: Category;
  wordCount: number;
  readingLevel: ReadingLevel | null;
}

const kinds: Record<Purpose, readonly string[]> = {
  recount: ['recstruc', 'recfeat'],
  narrative: ['narrstruc', 'narrfeat'],
  persuasive: ['persstruc', 'persfeat'],
  report: ['repstruc', 'repfeat'],
  procedure: ['procstruc', 'procfeat'],
};

const forAnyText = ['ideas', 'vocab', 'sentstruc', 'spelling', 'general', 'praise'];

export function categoriesFor(purpose: Purpose): Category[] {
  const wanted = new Set([...kinds[purpose], ...forAnyText]);
  return [...feedbackTypes, praise].filter(({ id }) => wanted.has(id));
}

export function allCases(texts: readonly EvalText[]): EvalCase[] {
  const levels = [...readingLevels.map(({ value }) => value), null];
  return texts.flatMap((text) =>
    categoriesFor(text.purpose).flatMap((category) =>
      feedbackLengths.flatMap(({ words }) =>
        levels.map((readingLevel) => ({ text, category, wordCount: words, readingLevel })),
      ),
    ),
  );
}

/** About every nth case, spread over texts, categories, lengths and levels. */
export function everyNth(cases: readonly EvalCase[], n: number): EvalCase[] {
  return cases.filter((_, i) => (i * 7 + Math.floor(i / 96)) % n === 0);
}
