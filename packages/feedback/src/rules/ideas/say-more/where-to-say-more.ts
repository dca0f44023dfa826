import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { namesFeeling, showsFeeling } from '../../../language/kinds-of-words/felt-words.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { tellsOfSenses } from '../../../language/kinds-of-words/sense-words.ts';
import { clearestFirst, closingPhrase, openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import type { KindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { leads } from './say-more-places.ts';

/** A longer phrase leaves no room for the question (words). */
const MOST_WORDS = 11;

/** In fewer sentences there is hardly a choice, and in fewer words anything said more helps. */
const A_TEXT = 6;
const A_TEXT_WORDS = 45;

/** The first half of a sentence. */
const unfinished = /^(?:when|while|as|after|before|if|because|although|since)\b/iu;

/** Not the place for more. */
const outside =
  /\bis an? \p{L}+ (?:that|which)\b|\b(?:called|named)\b|\bthe end\W*$|^(?:that is why|that['’]?s why|because of this|the end|first\p{L}*|second\p{L}*|third\p{L}*|finally|in conclusion|please|thank|let|enjoy|nō reira|remember)\b/iu;

/** Tells what others think, which the writer needn't prove. */
const others =
  /\b(?:some|other|many|most) \p{L}+ (?:\p{L}+ )?(?:say|think|believe|argue|rec?kon|hate|like|love|know|are)\b|\bthe \p{L}+ (?:says|thinks)\b|\bagrees?\b|^you (?:might|may)\b/iu;

const isTold = (words: string) =>
  tellsOfSenses.test(words) || showsFeeling.test(words) || namesFeeling.test(words);

/** Sentences before this share of the text are its opening. */
const OPENING = 0.3;

/** The sentences after the opening that are whole, in the writer's own voice, and leave room for more. */
function roomy(text: StudentText, kind: KindOfWriting): Sentence[] {
  const steps = new Set(kind === 'steps' ? stepsOf(text) : text.sentences);
  return text.sentences
    .slice(Math.floor(text.sentences.length * OPENING))
    .filter(
      (one) =>
        one.words.length >= 5 &&
        /[.!]$/u.test(one.text) &&
        steps.has(one) &&
        !hasSpeech(text, one) &&
        !outside.test(meant(one)) &&
        (kind !== 'story' || !isTold(one.text)) &&
        !others.test(meant(one)),
    );
}

/** Goes on with the answer: “dogs are best because …”. */
const answered = /^\W*(?:because|becuase|beacause|becos|cos|coz|cause|cuz|since|so that|so)\b/iu;

/** Phrases of a sentence that don’t stop right before their reason. */
const unexplained = (one: Sentence, phrases: readonly string[]): string[] =>
  phrases.filter(
    (phrase) => !answered.test(one.text.slice(one.text.indexOf(phrase) + phrase.length)),
  );

/** Phrases with room for a question beside them, the longest first. */
const placesIn = (text: StudentText, sentences: readonly Sentence[]): string[] =>
  sentences
    .flatMap((one) => unexplained(one, openingPhrase(text, one)))
    .filter((phrase) => countWords(phrase) <= MOST_WORDS)
    .toSorted((a, b) => countWords(b) - countWords(a));

/** Sentences after a moment of a story that may tell what it was like. */
const SOON = 3;

/** Places that make a reader ask, those first that do most. */
function leadingPlaces(text: StudentText, kind: KindOfWriting, sentences: readonly Sentence[]) {
  const indexes = new Map(text.sentences.map((one, i) => [one, i]));
  return sentences
    .map((one) => {
      const from = (indexes.get(one) ?? 0) + 1;
      const soon = text.sentences.slice(from, from + SOON).map((other) => other.text);
      return { one, pull: leads[kind](one.text, soon[0] ?? '', soon.join(' ')) };
    })
    .filter(({ pull }) => pull > 0)
    .toSorted((a, b) => b.pull - a.pull)
    .flatMap(({ one, pull }) => placesIn(text, [one]).map((place) => ({ place, pull })))
    .filter(({ place }) => leads[kind](place, '', '') > 0 && !unfinished.test(place));
}

interface Places {
  /** Each with how much it makes a reader ask. */
  led: { place: string; pull: number }[];
  /** Others, the clearest first. */
  rest: string[];
  /** The text is so short that anything more helps. */
  isThin: boolean;
}

/** The phrases of a text at which a reader might ask for more. */
export function whereToSayMore(text: StudentText, kind: KindOfWriting): Places {
  const last = text.sentences.at(-1);
  const later = roomy(text, kind);
  const middle = later.filter((one) => one !== last);
  const led = leadingPlaces(text, kind, kind === 'story' ? middle : later);
  const isShort = text.sentences.length < A_TEXT;
  const isThin = isShort || text.words.length < A_TEXT_WORDS;
  if (isThin && led.length > 0) return { led, rest: [], isThin };
  const places = placesIn(text, middle);
  if (!isThin || places.length > 0) return { led, rest: clearestFirst(places), isThin };
  const ends =
    isShort && last !== undefined
      ? unexplained(last, [...openingPhrase(text, last), ...closingPhrase(text, last)])
      : [];
  // Where a feeling or a sense is told, nobody asks for it.
  const open = ends.filter((one) => !outside.test(one) && (kind !== 'story' || !isTold(one)));
  return { led, rest: open.slice(0, 1), isThin };
}
