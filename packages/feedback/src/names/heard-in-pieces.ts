import { isFamiliar } from '../reading/familiar-words.ts';
import { isKnownWord } from './known-words.ts';
import type { NamedRuns } from './named-runs.ts';
import { isArticle } from './person-name.ts';
import { heardAs } from './rough-sound.ts';
import type { Roster } from './roster.ts';
import { hasCapital, type Run } from './runs.ts';
import { soundOf } from './sound.ts';

/** Names of two pieces by how both sound. */
export type HeardPairs = ReadonlyMap<string, string>;

/** Zhi and Hao sound like no other two words in a row; Te Ao is nearly any. */
export function heardPairsOf(phrases: Iterable<readonly string[]>): HeardPairs {
  const pairs = new Map<string, string>();
  for (const [one = '', other = '', more] of phrases) {
    if (more !== undefined || isArticle(one)) continue;
    for (const sound of pairSounds(one, other)) pairs.set(sound, one + other);
  }
  return pairs;
}

const pairSounds = (one: string, other: string): string[] =>
  [heardAs, (letters: string) => soundOf(letters)].flatMap((hear) => {
    const heard = `${hear(one)} ${hear(other)}`;
    return consonantsIn(heard) < FEWEST_CONSONANTS ? [] : [heard];
  });

const FEWEST_CONSONANTS = 2;
const consonantsIn = (sound: string): number => sound.replace(/[a ]/gu, '').length;

const between = /^(?:\s|[-‐-―])$/u;

/** “Zee How” for Zhi Hao: neither piece is like the name’s by itself. */
export function heardInTwo(
  runs: readonly Run[],
  at: number,
  { heardPairs, words }: Roster,
): NamedRuns | null {
  const [one, other] = [runs[at], runs[at + 1]];
  if (heardPairs.size === 0 || one === undefined || other === undefined) return null;
  if (!between.test(other.gap) || Math.min(one.letters.length, other.letters.length) < 2)
    return null;
  if (words.has(one.letters) && words.has(other.letters)) return null;
  if (isKnownWord(one.letters) && isKnownWord(other.letters)) return null;
  const areLikely = mayBePiece(runs, at) && mayBePiece(runs, at + 1);
  const key = pairSounds(one.letters, other.letters)
    .filter((sound) => areLikely || consonantsIn(sound) > FEWEST_CONSONANTS)
    .map((sound) => heardPairs.get(sound))
    .find((found) => found !== undefined);
  return key === undefined ? null : { from: at, to: at + 1, key, less: 0 };
}

const mayBePiece = (runs: readonly Run[], at: number): boolean =>
  hasCapital(runs, at) || !isFamiliar(runs[at]?.letters ?? '');

const FEWEST_LETTERS = 5;
const hyphen = /^[-‐-―]$/u;
const MOST_PIECES = 5;

/** “Nee-am” for Niamh, “Kay-oh-me” for Caoimhe: said slowly, with a capital. */
export function heardSlowly(
  runs: readonly Run[],
  from: number,
  { heard }: Roster,
): NamedRuns | null {
  if (!hyphen.test(runs[from + 1]?.gap ?? '') || !hasCapital(runs, from)) return null;
  let to = from;
  let letters = runs[from]?.letters ?? '';
  while (to - from < MOST_PIECES && hyphen.test(runs[to + 1]?.gap ?? '')) {
    to += 1;
    letters += runs[to]?.letters ?? '';
  }
  if (letters.length < FEWEST_LETTERS || isKnownWord(letters)) return null;
  if (consonantsIn(heardAs(letters)) < FEWEST_CONSONANTS) return null;
  const key = heard.find(letters, true);
  return key === undefined ? null : { from, to, key, less: 0 };
}
