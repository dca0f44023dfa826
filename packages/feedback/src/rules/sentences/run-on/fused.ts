import { meantIn } from '../../../language/spelling/meant.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { leaning } from './run-together.ts';

/** Begins a sentence that tells what something is: ‘it was freezing cold’. */
const telling =
  /(?<=[\p{L}\p{N}]) (?=(?:it|they|he|she) (?:(?:was|is|were|are|can) (?:(?:so|an?|the|my|our|really|very|like|in|at|on|not|be|about|just|only|too|\d+)\b|\p{L}+(?<!ing|ed|en)(?:$| and (?:it|they|he|she)\b))|(?:have|only)\b)|this (?:means|is (?:called|because|why|when|how))\b)/giu;

/** “Everything it is”, “the way they have”: what belongs to the words before. */
const joining =
  /\b(?:and|but|so|or|then|because|cos|cause|coz|when|while|until|till?|although|though|after|before|if|as|that|than|since|once|unless|wen|wile|altho|where|why|how|what|who|which|whether|plus|yet|think|thinks|thought|know|knows|knew|say|says|said|sed|hope|feel|felt|see|saw|wish|sure|reckon|bet|guess|turn(?:s|ed)? out|seem(?:s|ed)?|means?|meant|like|all|every\p{L}*|any\p{L}*|some\p{L}*|thing|things|time|times|way|day|moment|place|places|reason|in|on|at|of|to|for|with|by|from|about|beside|behind|under|underneath|beneath|near|above|below|between|against|(?:and|but) (?:inside|outside|around|there|next to)|now|sometimes|usually|often|maybe|only|just|also|do|does|did|is|are|was|were|make|makes|made|let|lets|help|helps) $/iu;

/** The words before still wait for what they lead to: ‘because the bull’, ‘when we got to the pool’. */
const leading =
  /\b(?:because|cos|wen|when|whenever|if|while|until|till?|since|so|although|though)\b[^,]*$/iu;

/** What is said or asked may need no mark that is missing here. */
const reported =
  /["“”?]|\b(?:said|sed|says?|asked|yelled|shouted|told|tells?|thinks?|thought|know|knew|hoped?|felt|wish)\b/iu;

/** ‘The hole it was in’ goes with what is before; a sentence does not end so. */
const hanging = /\b(?:in|on|at|of|to|for|with|by|from|about|under|into|was|is|are|were)$/iu;

/** “…, by 1960 it was gone”: the second sentence begins at the comma. */
const begun =
  /, (?:in|on|at|by|after|before|during|since|from|then|now|today|later|soon|sometimes|one|last|next|this) [^,]{1,40}$/iu;

const FEWEST = 3;
const FEWEST_BEFORE = 4;
/** Around a place (characters): a sentence without an end is not read again for each. */
const NEAR = 200;

/** Without the marks at its end. */
export const withoutMarks = (text: string): string => text.replace(/(?<![.!…)\s])[.!…)\s]+$/u, '');

const isSecond = (before: string, after: string): boolean =>
  countWords(before) >= FEWEST_BEFORE &&
  countWords(after) >= FEWEST &&
  !begun.test(before) &&
  !joining.test(`${meantIn(before)} `) &&
  !leading.test(meantIn(before));

/** Where a second sentence begins with nothing before it: “It is at the park it is so big.” */
export function fusedIn({ text, start, words: all }: Sentence): number | null {
  const words = withoutMarks(text);
  if (reported.test(words) || leaning.test(words) || hanging.test(words.slice(-NEAR))) return null;
  const verb = all.find((word, i) => isVerb(word, i, all));
  if (verb === undefined) return null;
  const at = Array.from(words.matchAll(telling), ({ index }) => index).find(
    (index) =>
      verb.end <= start + index &&
      isSecond(
        words.slice(Math.max(0, index - NEAR), index),
        words.slice(index + 1, index + 1 + NEAR),
      ),
  );
  return at === undefined ? null : start + at + 1;
}
