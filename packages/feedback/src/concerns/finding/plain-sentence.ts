import type { Stretch } from '@second-draft/contract';
import { misspellings } from '../../language/spelling/misspellings.ts';
import { alsoMeant } from './also-meant.ts';
import { heardAs } from './heard.ts';
import type { Span } from '../../text/words.ts';
import { remembered } from '../../text/remembered.ts';

/** A sentence in the form that is searched for signs, and where each of its words is in the text. */
export interface PlainSentence {
  text: string;
  /** Where each word begins in `text`, in order. */
  at: readonly number[];
  words: readonly Span[];
}

/** A text repeats its words, and texts each other's. */
const MOST_KEPT = 5_000;
const LONGEST_KEPT = 20;
const keptPlain = remembered(MOST_KEPT, madePlain);

const plainWord = (word: string): string =>
  word.length > LONGEST_KEPT ? madePlain(word) : keptPlain(word);

function madePlain(word: string): string {
  const letters = word
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '');
  const plain = inPlainLetters(letters);
  if (plain.includes('_')) return plain;
  const meant = alsoMeant.get(plain) ?? misspellings.get(letters) ?? heardAs(letters);
  return meant === undefined ? plain : inPlainLetters(meant);
}

/**
 * Macrons are left out: what stands between a sign's words is any letters from a to z. Put together
 * from single letters: V8 keeps a word of a text with curly quotes at two bytes a letter, and would
 * compile every sign a second time for those.
 */
const inPlainLetters = (word: string): string =>
  Array.from(
    word
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/['’\p{M}]/gu, ''),
  ).join('');

/** Longer runs are no names for the internet (letters). */
const LONGEST_JOINED = 40;

/** With what underscores join as one word: kea_boy. */
export function joinedByUnderscores(text: string, words: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const start = last?.start ?? 0;
    const isJoined =
      last !== undefined &&
      word.end - start <= LONGEST_JOINED &&
      /^_+$/u.test(text.slice(last.end, word.start));
    if (isJoined) joined.pop();
    joined.push(isJoined ? { text: text.slice(start, word.end), start, end: word.end } : word);
  }
  return joined;
}

export function plainSentence(words: readonly Span[]): PlainSentence {
  const at: number[] = [];
  let text = '';
  for (const word of words) {
    at.push(text.length);
    text += `${plainWord(word.text)} `;
  }
  return { text: `${text}.`, at, words };
}

/** The stretch of the text that a match in a plain sentence corresponds to. */
export function stretchOfMatch(sentence: PlainSentence, from: number, to: number): Stretch {
  const inside = wordsOfMatch(sentence, from, to);
  return { start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0 };
}

/** The words of the text that a match in a plain sentence corresponds to. */
export const wordsOfMatch = ({ at, words }: PlainSentence, from: number, to: number): Span[] =>
  words.filter((_, i) => {
    const begins = at[i] ?? 0;
    const ends = at[i + 1] ?? Number.POSITIVE_INFINITY;
    return begins < to && ends > from;
  });
