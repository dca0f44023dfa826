import { isInDictionary } from '../../language/spelling/dictionary.ts';
import { isHanging } from '../../text/grammar/hanging-words.ts';
import { wordSet } from '../../text/word-set.ts';
import { lowerWords } from '../../text/words.ts';

const negation =
  /^(?:not?|none|never|nobody|nothing|nowhere|neither|nor|cannot|without|(?:do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must|need|ai)n['’]?t)$/u;

export const isNegation = (word: string): boolean => negation.test(word);

/** Words that change what a sentence says, whichever others stand around them. */
const isWeighty = (word: string): boolean => isNegation(word) || /\d/u.test(word);

const emphatic = wordSet('really very just some any');
const joining = wordSet('then after before also too');

/** Whether a quotation says as much without the word: the comment may speak of any other. */
const saysLittle = (word: string): boolean =>
  (isHanging(word) || joining.has(word)) && !emphatic.has(word) && !isWeighty(word);

/** Without macrons, apostrophes and hyphens. */
const bare = (word: string) => word.normalize('NFD').replaceAll(/[\p{M}'’ʻ-]/gu, '');

/** Whether two quotations differ by macrons and such marks alone. */
export const areSameLetters = (one: string, other: string): boolean =>
  lowerWords(one).map(bare).join(' ') === lowerWords(other).map(bare).join(' ');

/** A word and a slip of the pen for it; two words that both exist mean two things. */
const isVariant = (one: string, other: string): boolean =>
  bare(one) === bare(other) ||
  (!/\d/u.test(one + other) && (!isInDictionary(one) || !isInDictionary(other)));

/** One word more or less says the same; with two, any word could be another. */
const MOST_LEFT_OUT = 1;

/**
 * Whether each quoted word has its like in those written, in order; two may be written as one. A
 * quotation may leave out more than it may add.
 */
function areAlike(some: readonly string[], others: readonly string[], leftOut = 0): boolean {
  const [[first, second = ''], [other, another = '']] = [some, others];
  if (first === undefined || other === undefined)
    return (
      leftOut + some.length + others.length <= MOST_LEFT_OUT &&
      some.every(saysLittle) &&
      !others.some(isWeighty)
    );
  const isFree = leftOut < MOST_LEFT_OUT;
  return (
    (isVariant(first, other) && areAlike(some.slice(1), others.slice(1), leftOut)) ||
    (bare(first + second) === bare(other) && areAlike(some.slice(2), others.slice(1), leftOut)) ||
    (bare(first) === bare(other + another) && areAlike(some.slice(1), others.slice(2), leftOut)) ||
    (isFree && saysLittle(first) && areAlike(some.slice(1), others, leftOut + 1)) ||
    (isFree && !isWeighty(other) && areAlike(some, others.slice(1), leftOut + 1))
  );
}

/**
 * Whether a student's words say what a quotation of them says: she may have spelt them otherwise, but
 * not written other words, numbers or a “not”.
 */
export const saysTheSame = (quoted: string, written: string): boolean =>
  areAlike(lowerWords(quoted), lowerWords(written));

/** Whether a quotation may do without words that aren't in the text. */
export const mayBeLeftOut = (words: readonly string[]): boolean =>
  words.flatMap(lowerWords).every(saysLittle);
