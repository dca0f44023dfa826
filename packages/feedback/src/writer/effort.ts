import { GREETING } from '../text/letter-words.ts';
import { endingOf } from '../text/parts.ts';
import { closingPhrase, openingPhrase } from '../text/phrase.ts';
import { proseOf } from '../text/prose.ts';
import { onceForEach } from '../text/remembered.ts';
import type { Sentence, StudentText } from '../text/student-text.ts';
import { countWords } from '../text/words.ts';
import { overlaps } from './plan.ts';

/** A text with fewer words is a start. */
const A_START = 25;

/** Longer words from both ends leave no room for a next step (words). */
const MOST_IN_ALL = 18;

export interface Effort {
  comments: readonly string[];
  quotation: readonly string[];
}

/** Fewer last words are where a text broke off (words). */
const FEWEST_LAST = 3;

/**
 * What can truthfully be said of a text in which no rule has found anything to praise: how it begins
 * and ends, unless that is `taken`; else thanks. It names no count: if children leave out full
 * stops, no two readers count sentences alike. It tells of no interest or delight: plain words may
 * have raised none.
 */
export function effortOf(text: StudentText, taken: readonly string[]): Effort {
  if (text.words.length < A_START)
    return {
      comments: [
        'Thank you for sharing this. You have made a start.',
        'You have begun, and that is often the hardest part.',
      ],
      quotation: [],
    };
  const free = (phrases: readonly string[]) => phrases.find((one) => !overlaps(one, taken));
  const ends = endsOf(text);
  const first = free(ends.first);
  const last = free(ends.last);
  if (first === undefined) return { comments: thanks, quotation: [] };
  const isBrief = last !== undefined && countWords(first) + countWords(last) <= MOST_IN_ALL;
  return !isBrief || overlaps(first, [last])
    ? { comments: begun(first), quotation: [first] }
    : { comments: throughout(first, last), quotation: [first, last] };
}

/** What each try at a feedback may quote. */
const endsOf = onceForEach((text: StudentText) => ({
  first: openingPhrase(text, firstSaid(text)),
  last: closingPhrase(text, endingOf(text, 1)[0]).filter((one) => isWhole(one) && !grim.test(one)),
}));

/** After a title and a greeting; in a playscript, after the cast, the scene and what to do. */
const firstSaid = (text: StudentText): Sentence | undefined =>
  proseOf(text).find(
    (one) =>
      one.start >= (text.turns[0]?.start ?? 0) && !notSaid.test(one.text) && !grim.test(one.text),
  );
/** Nobody wants to find these words picked out. */
const grim =
  /\b(?:kill\p{L}*|die[ds]?|dying|dead|death|hate[ds]?|stupid|dumb|blood\p{L}*|murder\p{L}*)\b/iu;
const notSaid = new RegExp(String.raw`^[([]|^${GREETING}(?!\p{L})[^.!?]{0,40}[,!.]?$`, 'iu');

const isWhole = (phrase: string): boolean => countWords(phrase) >= FEWEST_LAST;

const thanks = [
  'Thank you for sharing your ideas with me.',
  'You kept going, and I have read all that you had to say.',
  'I have read your ideas, and there is plenty here to build on.',
];

/** No greeting and no “the end” makes these wrong. */
const begun = (first: string): string[] => [
  `You wrote “${first}” and kept going.`,
  `I read “${first}”, and all that comes after it.`,
  `After “${first}”, you found more to say.`,
];

const throughout = (first: string, last: string): string[] => [
  `I read “${first}”, “${last}” and every word between them.`,
  `You kept going from “${first}” right through to “${last}”.`,
  `From “${first}” to “${last}”, you had something to tell.`,
];
