import { isInDictionary } from '../language/dictionary.ts';
import { lowerWords } from '../text/words.ts';

const negation =
  /^(?:not?|none|never|nobody|nothing|nowhere|neither|nor|cannot|without|(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must|need|ai)n['’]?t)$/u;

/** Words that change what a sentence says, whichever others stand around them. */
const isWeighty = (word: string): boolean => negation.test(word) || /\d/u.test(word);

/** Without macrons, apostrophes and hyphens. */
const bare = (word: string) => word.normalize('NFD').replaceAll(/[\p{M}'’ʻ-]/gu, '');

/** A word and a slip of the pen for it; two words that both exist mean two things. */
const isVariant = (one: string, other: string): boolean =>
  bare(one) === bare(other) ||
  (!/\d/u.test(one + other) && (!isInDictionary(one) || !isInDictionary(other)));

/** One word more or less says the same; with two, any word could be another. */
const MOST_LEFT_OUT = 1;

/** Whether each word has its like in the other words, in order; two may be written as one. */
function areAlike(some: readonly string[], others: readonly string[], leftOut = 0): boolean {
  const [[first, second = ''], [other, another = '']] = [some, others];
  if (first === undefined || other === undefined) {
    const rest = [...some, ...others];
    return leftOut + rest.length <= MOST_LEFT_OUT && !rest.some(isWeighty);
  }
  const isWithout = (word: string) => leftOut < MOST_LEFT_OUT && !isWeighty(word);
  return (
    (isVariant(first, other) && areAlike(some.slice(1), others.slice(1), leftOut)) ||
    (bare(first + second) === bare(other) && areAlike(some.slice(2), others.slice(1), leftOut)) ||
    (bare(first) === bare(other + another) && areAlike(some.slice(1), others.slice(2), leftOut)) ||
    (isWithout(first) && areAlike(some.slice(1), others, leftOut + 1)) ||
    (isWithout(other) && areAlike(some, others.slice(1), leftOut + 1))
  );
}

/**
 * Whether a student's words say what a quotation of them says: she may have spelt them otherwise, but
 * not written other words, numbers or a “not”.
 */
export const saysTheSame = (quoted: string, written: string): boolean =>
  areAlike(lowerWords(quoted), lowerWords(written));

/** Whether nothing that a quotation goes on to say weighs more than what is left of it. */
export const mayBeLeftOut = (words: readonly string[]): boolean =>
  !words.flatMap(lowerWords).some(isWeighty);
