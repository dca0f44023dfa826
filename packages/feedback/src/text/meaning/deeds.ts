import { isPastDeed } from '../../language/kinds-of-words/past-verbs.ts';
import { phraseAround } from '../phrase.ts';
import { hasSpeech } from '../spoken.ts';
import { onceForEach } from '../remembered.ts';
import type { Sentence, StudentText, Word } from '../student-text.ts';

/** What somebody in a story did. */
export interface Deed {
  verb: Word;
  /** The clause that tells it, from its subject on; null if it is too long to quote. */
  phrase: string | null;
}

const doers = new Set(
  'i we he she they it mum dad nana nan koro grandma grandad everyone everybody someone somebody'.split(
    ' ',
  ),
);
const owners = new Set('the my our his her their a an'.split(' '));

/** After these a clause gives a reason or looks back. */
const turning =
  /^(?:because|becos|becaus|cos|cause|before|if|that|who|which|where|what|when|whenever|until|since|after|while|as|how|why|had|to|like)$/u;

/** Length of a clause that is good to quote beside others (words). */
const FEWEST = 4;
const MOST = 11;

function doerOf(words: readonly Word[], at: number): number | null {
  const before = words[at - 1];
  if (before === undefined) return null;
  if (doers.has(before.lower)) return at - 1;
  if (at > 2 && /^\p{Lu}\p{Ll}+$/u.test(before.text) && !/^I$/u.test(before.text)) return at - 1;
  if (at === 1 && /^\p{Lu}\p{Ll}{2,}$/u.test(before.text)) return at - 1;
  return owners.has(words[at - 2]?.lower ?? '') && at >= 2 ? at - 2 : null;
}

/** What may stand before a clause that is whole without it. */
const before =
  /^(?:(?:and|then|so|but|next|first|after (?:that|lunch|tea)|later|finally|suddenly|soon|when|on \p{L}+|in the \p{L}+),? )*$/iu;

function clauseFrom(text: StudentText, subject: Word): string | null {
  const phrase = phraseAround(text, subject, 'clause');
  if (phrase === null || /[?]/u.test(phrase)) return null;
  const at = phrase.search(new RegExp(`(?<![\\p{L}'’])${subject.text}(?![\\p{L}'’])`, 'u'));
  if (at < 0 || !before.test(phrase.slice(0, at))) return null;
  const own = phrase.slice(at);
  const count = own.split(/\s+/u).length;
  return count >= FEWEST && count <= MOST && text.text.includes(own) ? own : null;
}

function deedsIn(text: StudentText, sentence: Sentence): Deed[] {
  if (hasSpeech(text, sentence)) return [];
  const { words } = sentence;
  return words.flatMap((verb, i) => {
    if (!isPastDeed(verb.lower)) return [];
    const from = doerOf(words, i);
    const subject = from === null ? undefined : words[from];
    if (from === null || subject === undefined) return [];
    if (turning.test(words[from - 1]?.lower ?? '')) return [];
    return [{ verb, phrase: clauseFrom(text, subject) }];
  });
}

/** What happens in a story, in the order in which it is told; without what is said aloud. */
export const deedsOf = onceForEach((text: StudentText): Deed[] =>
  text.sentences.flatMap((sentence) => deedsIn(text, sentence)),
);

/** One from each third of a text, the plainest to read in each; empty if a third has none. */
export function fromEachThird<T extends { start: number }>(
  text: StudentText,
  all: readonly T[],
  cost: (one: T) => number,
): T[] {
  const third = text.text.length / 3;
  const chosen = [0, 1, 2].flatMap((part) => {
    const own = all.filter(({ start }) => Math.min(2, Math.floor(start / third)) === part);
    return own.toSorted((a, b) => cost(a) - cost(b)).slice(0, 1);
  });
  return chosen.length === 3 ? chosen : [];
}
