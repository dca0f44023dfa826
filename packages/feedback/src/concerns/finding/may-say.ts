import { remembered } from '../../text/remembered.ts';
import needed from './needed-words.json' with { type: 'json' };

/** Ends a word that is needed whole: of others, only the first letters count. */
export const WORD_END = '.';
/** The most first letters by which a word is known. */
export const FIRST_LETTERS = 4;

/** Texts repeat each other's words. */
const MOST_KEPT = 5_000;

/** Words of which a sign needs one. */
interface List {
  sign: number;
  /** All that this sign needs one word of each. */
  ofSign: List[];
  isFirst: boolean;
}

/** Signs that may do without any of the words that are looked for. */
const always = needed.flatMap((lists, sign) => (lists.length === 0 ? [sign] : []));
const listsWith = new Map<string, List[]>();
for (const [sign, lists] of needed.entries()) {
  const ofSign: List[] = [];
  for (const words of lists) {
    const list = { sign, ofSign, isFirst: ofSign.length === 0 };
    ofSign.push(list);
    for (const word of words.split(' '))
      listsWith.set(word, [...(listsWith.get(word) ?? []), list]);
  }
}

/** What is looked up for a word of a text: all of it, and its first letters. */
export const lookedUp = (word: string): string[] => [
  word + WORD_END,
  ...Array.from({ length: Math.min(word.length, FIRST_LETTERS) }, (_, i) => word.slice(0, i + 1)),
];

const listsMetBy = remembered(MOST_KEPT, (word) =>
  lookedUp(word).flatMap((one) => listsWith.get(one) ?? []),
);

/** The words of a plain sentence. */
export const wordsIn = (sentence: string): readonly string[] => sentence.match(/\w+/gu) ?? [];

/**
 * The signs that a plain sentence may hold, by their places among the signs: it has the words that
 * they need. Looking up words takes a tenth of the time of trying every sign.
 */
export function signsThatMayBeIn(sentence: string): number[] {
  const met = new Set<List>();
  for (const word of wordsIn(sentence)) for (const list of listsMetBy(word)) met.add(list);
  const may = [...always];
  for (const { sign, ofSign, isFirst } of met)
    if (isFirst && ofSign.every((one) => met.has(one))) may.push(sign);
  return may;
}
