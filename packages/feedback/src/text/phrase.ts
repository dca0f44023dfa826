import type { Stretch } from '@second-draft/contract';
import { isRight } from '../language/spelling/spelling.ts';
import { isCutOff } from './excerpts/cut-off.ts';
import { clausesOf } from './grammar/clauses.ts';
import { lastWhere } from './searching/last-where.ts';
import { MOST_WORDS, quotable } from './excerpts/quotable.ts';
import { isWholeBefore } from './excerpts/whole-before.ts';
import type { Sentence, StudentText, Word } from './student-text.ts';
import { wordsOf } from './words.ts';

/** A shorter clause is quoted with a neighbour if both fit (words). */
const FEWEST_WORDS = 4;

/** A shorter clause says nothing for which a reason could follow (words). */
const FEWEST_BEFORE = 3;

/** A long clause is quoted as far as a place where it is whole, if that leaves this much (words). */
const ENOUGH = 7;

/**
 * The student's words to quote: the whole sentence if it is short enough, else the whole clause.
 * Null otherwise: a phrase is never cut in the middle.
 *
 * @param least 'clause' for the clause even where the sentence is short enough
 */
export function phraseAround(
  text: StudentText,
  place: Stretch,
  least: 'sentence' | 'clause' = 'sentence',
): string | null {
  const sentence = sentenceAt(text, place);
  if (sentence === undefined) return null;
  const whole = least === 'clause' ? null : quotable(text, sentence, sentence.words);
  const phrase = whole ?? clauseAround(text, sentence, place);
  if (phrase === null || phrase === whole) return whole;
  const start = text.text.indexOf(phrase, sentence.start);
  const words = wordsWithin(sentence.words, { start, end: start + phrase.length });
  return isCutOff(text, sentence, words, place) ? null : phrase;
}

const wordsWithin = (words: readonly Word[], { start, end }: Stretch): readonly Word[] =>
  words.slice(
    lastWhere(words, (word) => word.start < start) + 1,
    lastWhere(words, (word) => word.end <= end) + 1,
  );

export const phrasesOf = (text: StudentText, pattern: RegExp): string[] =>
  phrasesAt(text, pattern, (place) => phraseAround(text, place));

/** Each as `phrasesOf`, or, from a sentence that is too long, the clause with the one before it. */
export const joinedPhrasesOf = (text: StudentText, pattern: RegExp): string[] =>
  phrasesAt(text, pattern, (place) => withClauseBefore(text, place) ?? phraseAround(text, place));

function phrasesAt(
  text: StudentText,
  pattern: RegExp,
  phraseAt: (place: Stretch) => string | null,
): string[] {
  const phrases = Array.from(text.text.matchAll(pattern), (match) =>
    phraseAt({ start: match.index, end: match.index + match[0].trimEnd().length }),
  );
  return clearestFirst(phrases.filter((phrase) => phrase !== null));
}

/** “It should be free because it is ours”; null where the whole sentence can be quoted. */
function withClauseBefore(text: StudentText, place: Stretch): string | null {
  const sentence = sentenceAt(text, place);
  if (sentence === undefined || quotable(text, sentence, sentence.words) !== null) return null;
  const clauses = clausesOf(text, sentence);
  const at = lastWhere(clauses, ([first]) => (first?.start ?? 0) <= place.start);
  const [before = [], clause = []] = [clauses[at - 1], clauses[at]];
  const isWhole = before.length >= FEWEST_BEFORE && (clause.at(-1)?.end ?? 0) >= place.end;
  const words = [...before, ...clause];
  return isWhole && !isCutOff(text, sentence, words, place)
    ? quotable(text, sentence, words)
    : null;
}

/** The sentence that holds the whole place. */
function sentenceAt(text: StudentText, place: Stretch): Sentence | undefined {
  const sentence = text.sentences[lastWhere(text.sentences, ({ start }) => start <= place.start)];
  return sentence !== undefined && sentence.end >= place.end ? sentence : undefined;
}

export function openingPhrase(text: StudentText, sentence: Sentence | undefined): string[] {
  const phrase = sentence?.words[0] === undefined ? null : phraseAround(text, sentence.words[0]);
  return phrase === null ? [] : [phrase];
}

/** ‘“Oops,” said the fox’: who said it ends nothing. */
const endsWithTag =
  /(?:["”]|(?<=[,.!?])['’])\s*(?:\p{L}+ ){0,3}(?:said|says|asked|shouted|yelled|whispered|cried|replied|answered|called|thought|laughed|muttered)(?: \p{L}+){0,3}\W*$/iu;

/** Half a sentence, if it begins a clause: ‘until the key clicked’. */
const dependent = /^(?:until|till|when|while|which|who|that|because)\b/iu;

export function closingPhrase(text: StudentText, sentence: Sentence | undefined): string[] {
  const word = sentence?.words.at(-1);
  if (sentence === undefined || word === undefined || endsWithTag.test(sentence.text)) return [];
  const phrase = phraseAround(text, word);
  if (phrase === null) return [];
  const isHalf = dependent.test(phrase) && !sentence.text.startsWith(phrase);
  return isHalf ? [] : [phrase];
}

const MOST_WEIGHED = 200;

/** Distinct phrases, fewest misspellings first, otherwise in order. */
export function clearestFirst(phrases: readonly string[]): string[] {
  return [...new Set(phrases)]
    .slice(0, MOST_WEIGHED)
    .map((phrase) => ({
      phrase,
      misspelt: wordsOf(phrase).filter((word) => !isRight(word)).length,
    }))
    .toSorted((a, b) => a.misspelt - b.misspelt)
    .map(({ phrase }) => phrase);
}

function clauseAround(text: StudentText, sentence: Sentence, place: Stretch): string | null {
  const clauses = clausesOf(text, sentence);
  const at = lastWhere(clauses, ([first]) => (first?.start ?? 0) <= place.start);
  const clause = clauses[at];
  if (clause === undefined || (clause.at(-1)?.end ?? 0) < place.end) return null;
  if (clause.length < FEWEST_WORDS) {
    const next = clauses[at + 1] ?? [];
    const previous = clauses[at - 1] ?? [];
    for (const [one, other] of [
      [clause, next],
      [previous, clause],
    ] as const) {
      const fits = one.length + other.length <= MOST_WORDS * 2;
      const phrase = fits ? quotable(text, sentence, [...one, ...other]) : null;
      if (phrase !== null) return phrase;
    }
  }
  return quotable(text, sentence, clause) ?? beginningOf(text, sentence, clause, place);
}

/** As much of a long clause as is whole without its last part, if it holds the place. */
function beginningOf(
  text: StudentText,
  sentence: Sentence,
  clause: readonly Word[],
  place: Stretch,
): string | null {
  for (let most = Math.min(MOST_WORDS, clause.length - 1); most >= ENOUGH; most -= 1) {
    if ((clause[most - 1]?.end ?? 0) < place.end) return null;
    if (!isWholeBefore(clause, most)) continue;
    const phrase = quotable(text, sentence, clause.slice(0, most));
    if (phrase !== null) return phrase;
  }
  return null;
}
