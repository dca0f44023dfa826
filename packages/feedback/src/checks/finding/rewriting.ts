import { withoutQuotations } from '@second-draft/contract';
import { sentencesOf } from '../../text/sentences.ts';
import { lowerWords } from '../../text/words.ts';
import type { DraftPoint } from '../draft-point.ts';

/** A sentence counts as rewritten when this share of its words comes back in order. */
const REWRITTEN_SHARE = 0.6;

/** Shorter sentences share words by chance. */
const FEWEST_WORDS = 6;

/** A longer example does the student's work (words). */
export const LONGEST_EXAMPLE = 40;

/** Tells whether a passage rewords a sentence of the text. Words in quotation marks don't count. */
export function rewritingOf(text: string): (passage: string) => boolean {
  const sentences = sentencesOf(text)
    .map((sentence) => lowerWords(sentence.text))
    .filter((sentence) => sentence.length >= FEWEST_WORDS);
  return (passage) => {
    const own = lowerWords(withoutQuotations(passage));
    if (own.length < FEWEST_WORDS) return false;
    const among = new Set(own);
    return sentences.some((sentence) => {
      const enough = sentence.length * REWRITTEN_SHARE;
      if (own.length < enough) return false;
      // The cheaper test first: most sentences share too few words in any order.
      if (sentence.filter((word) => among.has(word)).length < enough) return false;
      return sharedInOrder(sentence, own) >= enough;
    });
  };
}

/** What comes before a sentence that is suggested. */
const suggesting =
  /^.*?\b(?:could|might|should|try|instead|better|example|change|rewrite|like this|this way)\b(?:[^.!?]*?\b(?:say|write|put|be|read|to|with|like|as|this)\b)?/iu;

/** What is told to her of her text, or asked, is no sentence for it. */
function isRetold(sentence: string): boolean {
  const toHer = sentence.replace(suggesting, '');
  return /\?\W*$/u.test(sentence) || /\byou(?:r|rs|rself|['’]\p{L}+)?\b/iu.test(toHer);
}

/** What a reader says of a text; nothing of it would stand in one. */
const aReaders =
  /\b(?:you(?:r|rs|rself)?|readers?|(?:makes?|made|lets?|helps?|helped|tells?|shows?|showed|told|gave|gives?) me|i (?:really )?(?:like|love|enjoy|notice)\p{L}*)\b/iu;

/**
 * A comment without what it only retells: praise that suggests nothing, and what speaks to the
 * student of her own text.
 */
export function withoutRetelling({ kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>): string {
  const said = sentencesOf(withoutQuotations(comment)).map(({ text }) => text);
  const isPraise = kind !== 'nextStep' && !said.some((sentence) => suggesting.test(sentence));
  if (isPraise && said.some((sentence) => aReaders.test(sentence))) return '';
  return said.filter((sentence) => !isRetold(sentence)).join(' ');
}

/** The longest common subsequence of `a` with a sliding window of `b`, not much longer than `a`. */
function sharedInOrder(a: readonly string[], b: readonly string[]): number {
  const window = Math.ceil(a.length * 1.6);
  let most = 0;
  for (let from = 0; from === 0 || from + window / 2 < b.length; from += Math.ceil(window / 2))
    most = Math.max(most, commonSubsequence(a, b.slice(from, from + window)));
  return most;
}

function commonSubsequence(a: readonly string[], b: readonly string[]): number {
  let row = new Uint32Array(b.length + 1);
  let next = new Uint32Array(b.length + 1);
  for (const word of a) {
    for (let i = 0; i < b.length; i++)
      next[i + 1] = b[i] === word ? (row[i] ?? 0) + 1 : Math.max(row[i + 1] ?? 0, next[i] ?? 0);
    [row, next] = [next, row];
  }
  return row.at(-1) ?? 0;
}
