import { namesFeeling } from '../../../language/kinds-of-words/felt-words.ts';
import { isRight } from '../../../language/spelling/spelling.ts';
import { isStrongVerb, vividDescriptions } from '../../../language/kinds-of-words/vivid-words.ts';
import { weigh } from '../../../reading/word-weight.ts';
import { anyTopic } from '../../../text/meaning/topical-words.ts';
import { wordsOf } from '../../../text/words.ts';

/** Said of anything, so it says nothing about this. */
const common = new Set(
  'about again along asked away back because best being better called came come could didn does doing done down eaten else even ever every everyone everybody fair feel find found friend friends gave getting give goes going gone good happy have having help here into just keep kids kind knew know last like little live lives live long look looked looking lots made make many maybe mean minutes more most much must named need never next nice night only other over people person place played put ran really right said same saw school shop should show side some somebody someone started still stop stopped take talk talked tell than that them then there they thing think this time told took turn turned under used very walk walked want wanted week well went were what when where which while will with work world would year years your yourself nobody school home house today'.split(
    ' ',
  ),
);

/** What makes a phrase this text's own: things and doings that are not said of everything. */
function tellingIn(phrase: readonly { text: string }[]): number {
  const words = new Map(phrase.map(({ text }) => [text.toLowerCase(), text]));
  let sum = 0;
  for (const [lower, word] of words) {
    if (/^\d+$/u.test(word)) sum += 0.5;
    else if (/^\p{Lu}/u.test(word)) sum += 0.3;
    else if (
      lower.length < 4 ||
      anyTopic.has(lower) ||
      common.has(lower) ||
      namesFeeling.test(lower)
    )
      continue;
    else if (isStrongVerb(lower) || vividDescriptions.has(lower)) sum += 1.5;
    else sum += isRight({ text: word }) ? (weigh(lower).isFamiliar ? 0.9 : 1.1) : 0.6;
  }
  return sum;
}

/** A phrase, how much it tells, and how many of its words are misspelt. */
export interface Telling {
  phrase: string;
  telling: number;
  misspelt: number;
}

/** More is too long to quote (words). */
const MOST = 15;

/** The phrases of a good length, the most telling first. */
export const weighed = (phrases: readonly string[], fewest: number): Telling[] =>
  [...new Set(phrases)]
    .map((phrase) => ({ phrase, words: wordsOf(phrase) }))
    .filter(({ words }) => words.length >= fewest && words.length <= MOST)
    .map(({ phrase, words }) => ({
      phrase,
      telling: tellingIn(words),
      misspelt: words.filter((word) => !isRight(word)).length,
    }))
    .toSorted((a, b) => b.telling - a.telling);
