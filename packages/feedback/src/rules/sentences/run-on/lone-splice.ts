import { meantIn } from '../../../language/spelling/meant.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { hasClause, splicesIn } from './run-together.ts';

/** Fewer words are hardly a clause. */
export const A_CLAUSE = 4;

/** Begins no second sentence: ‘a bit like apples’, ‘her chin tilted as if …’, ‘I am not joking’. */
const noSecond =
  /^(?:(?:the|my|our|his|her|their|your|an?|one|some|every) (?:\p{L}+ ){1,2}(?:likes?|(?!need)\p{L}{3,}(?:ed|ing))|i(?: a|['’])m (?:not )?(?:exaggerating|joking|lying))\b/iu;

/** “You don’t need to be strong, you need to ask”: one thing is said against the other. */
const contrasted = /\b(?:not|\p{L}+n['’]?t)\b/iu;
const pronoun = /^(?:i|he|she|it|they|we|you)\b/iu;

/** Waits for what comes after the comma, or takes it for what is said, asked or guessed. */
const waiting =
  /^(?:let (?:me|us)|be|it was|it is|i mean|well|look|listen|please|remember)\b(?: \p{L}+){0,3}$|\b(?:said|says?|told|asked|think(?:s|ing)?|thought|wonder\p{L}*|hope|hoped|guess|reckon|suppose|because|as if|the more|the \p{L}+er|no matter|not only|if|when|while|whenever|unless|until|since|although|even though|so that|every ?time|next time|first time)\b/iu;

/** ‘When you are there, and your bag is full, …’ */
const leadingOn = /\b(?:if|when|while|because|although|unless|until|after|before|once)\b/iu;

/** “I can pull a calf, I can feed it”, “his eyes went wide, his face went red” */
const firstWords = (part: string): string => {
  const [first = '', second = ''] = part.toLowerCase().split(' ');
  return /^(?:my|our|his|her|their)$/u.test(first) ? first : `${first} ${second}`;
};

/** The one place in a sentence, of any length, where a comma alone joins two whole sentences. */
export function onlySpliceIn({ text, start }: Sentence): number | null {
  const places = splicesIn(text);
  const [at, another] = places;
  if (at === undefined || another !== undefined) return null;
  const before = text.slice(0, at - 2).replace(/^.*[,;] /u, '');
  const after = text.slice(at);
  // A list of what was so ends with ‘and’; with brackets, dashes and colons more may be meant.
  const isListed =
    /, (?:and|or|but) /iu.test(after) ||
    after
      .split(/ (?:and|or) (?=(?:the|my|our|his|her|their|an?|some) )/iu)
      .some((part, i) => i > 0 && hasClause(part)) ||
    /[;:()–—]| - |\d, \d/u.test(text);
  const subject = pronoun.exec(after)?.[0].toLowerCase();
  const isString = subject !== undefined && after.toLowerCase().includes(` and ${subject} `);
  const isAgainst =
    contrasted.test(before) && ` ${before.toLowerCase()}`.includes(` ${subject ?? '\n'} `);
  const isLed =
    /^(?:and|or|but) /iu.test(before) && leadingOn.test(text.slice(0, at - before.length));
  const isAgain = firstWords(before) === firstWords(after);
  const isTold =
    waiting.test(meantIn(before)) ||
    noSecond.test(after) ||
    isAgainst ||
    isAgain ||
    isLed ||
    isString;
  const isWhole = countWords(before) >= A_CLAUSE && countWords(after) >= A_CLAUSE;
  return isWhole && !isListed && !isTold ? start + at : null;
}
