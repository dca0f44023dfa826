import { namesFeeling } from '../../language/kinds-of-words/felt-words.ts';
import { meantIn } from '../../language/spelling/meant.ts';
import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import { hasHappened } from '../../rules/has-happened.ts';
import { isStory } from '../../rules/kind-of-writing/kind-of-writing.ts';
import { piecesOf } from '../../text/grammar/pieces.ts';
import { quotable } from '../../text/excerpts/quotable.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { isVerb } from '../../text/grammar/verbs.ts';
import { countWords, lowerWords } from '../../text/words.ts';
import { grim } from '../../language/kinds-of-words/grim.ts';

/** Fewer words are hardly an idea. */
const FEWEST = 3;

/** A longer piece is better read where it stands (words). */
const ENOUGH = 12;

const plain = /^(?:went|got|had|did|was|came)$/u;

/** Somebody or something of which more is said. */
const subject =
  /^(?:and |but |so |then |next )*(?:i|we|he|she|it|they|you|this|there|(?:my|our|his|her|the|a|an) \p{L}+|\p{Lu}\p{L}+)\b/iu;

const reason = /\b(?:because|so that|if|when)\b/iu;

/** Of a whole text, no sad words are picked out either. */
const sad = /\b(?:hurt\p{L}*|sad|cr(?:y|ied|ying))\b/iu;

/** Courtesy and questions tell nothing: ‘how are you I am good’, ‘love from Sina xxx’. */
const courtesy =
  /\b(?:how (?:are|r|is) (?:you|u|yous|everyone)|thank ?you|love from|lots of love|good ?bye)\b|^(?:dear|from|love|wh?en (?:are|is|will|can|do)|wh?at|wot|why|where|who|how|do|did|are|is|can|will)\b/iu;

function valueOf(words: string): number {
  const said = meantIn(words);
  return (
    Number(reason.test(said)) * 3 +
    Number(namesFeeling.test(said)) * 2 +
    Number(lowerWords(said).some((word) => isPastDeed(word) && !plain.test(word))) +
    (countWords(said) <= ENOUGH ? countWords(said) / ENOUGH : 0)
  );
}

/** ‘My cat’ alone is no idea; with invented spelling, no list knows the verb. */
const isSaid = (words: readonly Word[]): boolean =>
  words.length > FEWEST || words.some(isVerb) || words.some(({ lower }) => lower === 'r');

/** The piece of a very short text that tells most, and whether it tells what happened. */
export function toldIdea(
  text: StudentText,
  isFree: (words: string) => boolean,
): { words: string; isDeed: boolean } | null {
  const pieces = text.sentences.flatMap((sentence) =>
    piecesOf(sentence).flatMap((words) => {
      const phrase = isSaid(words) ? quotable(text, sentence, words) : null;
      return phrase === null ? [] : [phrase.replace(/^(?:then|next) /iu, '')];
    }),
  );
  const [best] = pieces
    .filter(
      (one) =>
        countWords(one) >= FEWEST &&
        subject.test(one) &&
        !grim.test(one) &&
        !sad.test(one) &&
        !courtesy.test(one),
    )
    .filter(isFree)
    .toSorted((a, b) => valueOf(b) - valueOf(a));
  return best === undefined ? null : { words: best, isDeed: isStory(text) && hasHappened(text) };
}
