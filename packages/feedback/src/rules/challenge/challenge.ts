import { closing } from '../../text/lines/parts.ts';
import { openingPhrase, phraseAround } from '../../text/phrase.ts';
import { isVerb } from '../../text/grammar/verbs.ts';
import { proseOf } from '../../text/lines/prose.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import type { Taken } from '../rule.ts';

/** A challenge says of no text that something is missing: any real need comes before it. */
export const CHALLENGE = 0.2;

/** The same, where two would do. */
export const BEST_CHALLENGE = 0.22;

/** An exercise, or a place that is hardly worth it: anything else that can be asked comes before it. */
export const LAST_RESORT = 0.05;

/** An answer has so many words; fewer are other words for the same. */
const AN_ANSWER = 4;

/** A question that a reader may have at a place is answered there, or where its writer likes. */
export const answeredThere: Taken = {
  by: 'adding',
  where: 'here',
  isOneOfMany: true,
  isSo: ({ fresh }) => (countWords(fresh) >= AN_ANSWER ? undefined : false),
};

/** Longer words to quote leave no room to say what to do (words). */
const MOST_WORDS = 8;

/** How far from the end of a text they may stand (sentences). */
const NEAR = 4;

/** The first places that can be quoted; no more sentences are read than these take. */
export function firstPlaces(
  sentences: Iterable<Sentence>,
  placesIn: (sentence: Sentence) => readonly string[],
  most: number,
): string[] {
  const places: string[] = [];
  for (const sentence of sentences) {
    if (places.length >= most) break;
    places.push(...placesIn(sentence));
  }
  return places.slice(0, most);
}

/** “And that is why”, before a clause that isn’t quoted. */
const leading = /\b(?:why|that|because|when|if|where|how|and|but|so|or|as|than)$/iu;

/** The clause that a sentence begins with, if it has no more words. */
export function briefOpening(text: StudentText, { words }: Sentence, most: number): string[] {
  const phrase = words[0] === undefined ? null : phraseAround(text, words[0], 'clause');
  return phrase === null || countWords(phrase) > most || leading.test(phrase) ? [] : [phrase];
}

/** How many words are quoted of a sentence: fewer tell too little, more leave no room to say what to do. */
export interface Length {
  fewest: number;
  most: number;
}

/** What a sentence begins with, a whole one where it is short, if it is of such a length. */
export const openingOf = (text: StudentText, one: Sentence, { fewest, most }: Length): string[] =>
  openingPhrase(text, one).filter((phrase) => {
    const words = countWords(phrase);
    return words >= fewest && words <= most;
  });

const hasVerb = ({ words }: Sentence): boolean => words.some(isVerb);

/** A few whole words from near the end of a text; none where they are too long. */
export function lastWordsOf(text: StudentText): string[] {
  const prose = proseOf(text).filter((sentence) => !closing.test(sentence.text));
  if (prose.length < 2 * NEAR) return [];
  // ‘Just air, cold’ names no place in what happened.
  const ends = prose.slice(-NEAR).filter(hasVerb).toReversed();
  return firstPlaces(ends, (one) => briefOpening(text, one, MOST_WORDS), 1);
}
