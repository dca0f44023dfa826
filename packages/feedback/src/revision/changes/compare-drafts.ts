import type { Comparison } from '@second-draft/contract';
import { emptyAlignment, type Alignment, type Run } from '../words/alignment.ts';
import { dropChancePairs } from '../pairing/chance-pairs.ts';
import { wordChanges } from './changes.ts';
import { rangeOf } from '../words/text-at.ts';
import type { WordChange } from '../words/word-change.ts';
import { draftWordsOf, type DraftWord } from '../words/draft-words.ts';
import { pairMovedSentences } from '../pairing/moved-sentences.ts';
import { pairListMarks } from '../pairing/paired-marks.ts';
import { pairOpenings } from '../pairing/openings.ts';
import { pairSentences } from '../pairing/same-sentences.ts';
import { dropScraps } from '../pairing/scraps.ts';
import { pairWords } from '../pairing/word-diff.ts';

/** Two drafts word by word, with their changes. */
export interface ComparedWords {
  alignment: Alignment;
  changes: readonly WordChange[];
}

/** Sentences are compared first, then the words of those that are not the same. */
export const compareWords = (before: string, after: string): ComparedWords =>
  compareRead(draftWordsOf(before), draftWordsOf(after));

/** As `compareWords`, where the words have been read. */
export function compareRead(
  before: readonly DraftWord[],
  after: readonly DraftWord[],
): ComparedWords {
  const alignment = emptyAlignment(before, after);
  pairSentences(alignment);
  pairWords(alignment);
  pairOpenings(alignment);
  dropChancePairs(alignment);
  // Without the small words, some sentences share too little.
  if (dropScraps(alignment)) dropChancePairs(alignment);
  pairMovedSentences(alignment);
  pairListMarks(alignment);
  return { alignment, changes: wordChanges(alignment) };
}

/**
 * What a student changed, as a reader would tell it. Line ends, spaces at ends, forms of quotation
 * marks and Unicode forms are no changes. Takes time in proportion to the texts, however unlike
 * they are; where they are too unlike, changes are shown more coarsely.
 */
export function compareDrafts(before: string, after: string): Comparison {
  return comparisonOf(compareWords(before, after));
}

export function comparisonOf({ alignment, changes }: ComparedWords): Comparison {
  const { before, after } = alignment;
  const countOf = (words: readonly DraftWord[], side: 'before' | 'after') =>
    changes
      .filter(({ kind }) => kind !== 'moved' && kind !== 'mended')
      .reduce((sum, { [side]: run }) => sum + wordsIn(words, run), 0);
  return {
    changes: changes.map(({ kind, before: old, after: fresh }) => ({
      kind,
      before: rangeOf(before, old),
      after: rangeOf(after, fresh),
    })),
    wordsAdded: countOf(after, 'after'),
    wordsRemoved: countOf(before, 'before'),
  };
}

const wordsIn = (words: readonly DraftWord[], { from, to }: Run) =>
  words.slice(from, to).filter(({ isWord }) => isWord).length;
