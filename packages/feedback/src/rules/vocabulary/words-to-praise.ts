import { isConfused } from '../../language/spelling/confused-words.ts';
import { isInDictionary, isProperNoun } from '../../language/spelling/dictionary.ts';
import { isEveryday } from '../../language/kinds-of-words/everyday-words.ts';
import { isDeed, isThing } from '../../language/kinds-of-words/exact-words.ts';
import { isInexact } from '../../language/kinds-of-words/inexact-words.ts';
import { isTeReo } from '../../language/te-reo/te-reo.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import { remembered } from '../../text/remembered.ts';
import { isNamedWithBefore, nounFollows } from '../../text/grammar/noun-follows.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { kindOfWriting } from '../kind-of-writing/kind-of-writing.ts';
import { wrongElsewhere } from '../spelling/wrong-elsewhere.ts';
import { own } from '../../text/meaning/own-words.ts';
import { isEndOfSplit } from './split-word.ts';

/** What is done, how, and of what kind: seldom as exact as a thing’s name. */
const unnamed = /(?:(?<!f|mb)ly|ed|ing|al|ive|ary|[ai]ble|ous|less|ful|ise|ate|ity|ness)$/u;

/** ‘Floppy’ tells what a flop is like, loosely; it names nothing. */
function isLoose(word: string): boolean {
  const stem = word.replace(/y$/u, '');
  const stems = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, '$1')];
  return stem !== word && !word.endsWith('ery') && stems.some(isInDictionary);
}

/** Words that begin alike are forms of one (letters). */
const STEM = 5;

/** Of a word that no list of exact ones has (letters). */
const FEWEST_LETTERS = 5;

const isUncommon = (word: string): boolean => !isFamiliar(word) && !isEveryday(word);

/** The everyday name of a thing is no choice, though a reader can see the thing: ‘bucket’. */
export const isExact = (word: string): boolean =>
  !isThing(word) &&
  (isDeed(word) || (word.length >= FEWEST_LETTERS && isUncommon(word) && !unnamed.test(word)));

const MOST_KEPT = 5_000;

const isPraisable = remembered(
  MOST_KEPT,
  (word) =>
    /^\p{Ll}{4,}$/u.test(word) &&
    (isExact(word) || isThing(word)) &&
    !isInexact(word) &&
    !isTeReo(word),
);

const isRight = (word: string): boolean =>
  isInDictionary(word) &&
  !isProperNoun(word) &&
  !isConfused(word) &&
  (isThing(word) || isDeed(word) || !isLoose(word));

/** “My legs were jelly”, “red like an old tomato”: no such thing is there to be seen. */
const comparing =
  /(?:(?<!\bthere )\b(?:am|is|are|was|were|i'm|he's|she's|we're|like|as)|\b(?:turn|chang)\p{L}+ into)(?: (?:an?|my|his|her|some|big|old|little|giant|pure|total|just|\p{L}+y))*$/u;

/** How far back it may be (words). */
const NEAR = 6;

const isCompared = ({ words }: StudentText, at: number): boolean =>
  comparing.test(
    words
      .slice(Math.max(0, at - NEAR), at)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** Whether a word may be praised where it stands: no half of a hockey goal or a bouncy castle is. */
function inPlace(text: StudentText): (word: Word, i: number) => boolean {
  // What the writer of facts did is there by mistake, or as an aside.
  const isAside = text.sentences.map(
    (one) => kindOfWriting(text) === 'facts' && own.test(one.text),
  );
  const isHalf = (word: Word, i: number) =>
    ((isThing(word.text) || isThing(text.words[i + 1]?.text ?? '')) && nounFollows(text, i)) ||
    (isThing(word.text) && isNamedWithBefore(text, i));
  return (word, i) =>
    isAside[word.sentence] !== true &&
    !isHalf(word, i) &&
    !isEndOfSplit(text, i) &&
    !isGreeting(word, text.words[i - 1]) &&
    !(isThing(word.text) && isCompared(text, i));
}

/** “Talofa lava”, “To whom it may concern”: no lava is there, and nobody chose the word. */
const greeting = /^(?:(?:talofa|fa['’]?afetai|m[aā]l[oō]|tele) lava|may concern)$/u;
const isGreeting = (word: Word, before: Word | undefined): boolean =>
  greeting.test(`${before?.lower ?? ''} ${word.lower}`);

/** The first of them are enough to choose from; looking one up takes a while. */
const MOST_LOOKED_UP = 60;

export const stemOf = (word: string): string => word.slice(0, STEM);

function candidatesIn(text: StudentText): ReadonlySet<string> {
  const wrong = wrongElsewhere(text);
  const names = new Set(
    text.words.filter((one) => !one.first && /^\p{Lu}/u.test(one.text)).map(({ lower }) => lower),
  );
  const isInPlace = inPlace(text);
  const candidates = new Set<string>();
  for (const [i, one] of text.words.entries()) {
    if (candidates.size === MOST_LOOKED_UP) break;
    if (names.has(one.lower) || wrong.has(one.text) || one.first || !isPraisable(one.text))
      continue;
    if (isInPlace(one, i)) candidates.add(one.text);
  }
  return candidates;
}

/** Each word once, those that every child writes last. */
export function wordsToPraise(text: StudentText): string[] {
  const words = [...candidatesIn(text)]
    .filter(isRight)
    .toSorted((a, b) => Number(isUncommon(b)) - Number(isUncommon(a)));
  return [...new Map(words.toReversed().map((word) => [stemOf(word), word])).values()].toReversed();
}

/** Verbs that every child knows are for a text without other exact words. */
export function chosenFirst(exact: readonly string[]): readonly string[] {
  const uncommon = exact.filter(isUncommon);
  return uncommon.length === 0 ? exact : uncommon;
}
