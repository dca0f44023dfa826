import { isFamiliar } from '../../reading/familiar-words.ts';
import { holdsTogether } from '../letters/holds-together.ts';
import { isThing } from '../surroundings/is-thing.ts';
import { isKnownWord } from '../words/known-words.ts';
import {
  LETTERS_FOR_TWO_SLIPS,
  likenessOf,
  likenessWithoutS,
  slipsBetween,
  type Likeness,
} from '../class-list/like-name.ts';
import { isNamesPlace } from '../surroundings/name-places.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { beforePeople, deeds, functionWords, peoplesDeeds, verbs } from '../words/word-classes.ts';
import { isMeantAsName } from '../word-or-name/word-or-name.ts';

/** Shorter words that children know may be what somebody does: Mia lay down. */
const LETTERS_OF_A_FAMILY = 4;
/** Hardly a word is by chance like one of these: rose gardener, of Rose Gardner. */
const LETTERS_OF_A_LONG_NAME = 6;

export interface NearlyWholes {
  /** Runs that are a name as it is, beside another of the same person. */
  sure: ReadonlySet<number>;
  misspelt: ReadonlyMap<number, NamedRuns>;
}

interface Found extends NamedRuns {
  likeness: Likeness;
}

/**
 * Whole names with a slip (rosie feild), or with one half as another word is spelt (Sky Brown, Rosy
 * Field). Beside one name of a person, even a word is the other of theirs that it resembles.
 */
export function nearlyWholes(runs: readonly Run[], roster: Roster): NearlyWholes {
  const sure = new Set<number>();
  const misspelt = new Map<number, NamedRuns>();
  const partners = runs.map((_, at) => partnersAt(runs, at, roster));
  const lookBeside = (half: number, other: number) => {
    const found = besideHalf(runs, { half, other }, partners[half]);
    if (found === undefined) return;
    misspelt.set(other, found);
    sure.add(half);
    const { letters = '' } = runs[half] ?? {};
    if (roster.words.has(letters)) return;
    const key = roster.near.near(letters, hasCapital(runs, half)) ?? letters;
    misspelt.set(half, { from: half, to: half, key, less: 0 });
  };
  for (let at = 1; at < runs.length; at++) {
    if (!partners[at - 1] && !partners[at]) continue;
    const gap = runs[at]?.gap ?? '';
    if (gap === ', ' || !holdsTogether(gap)) continue;
    lookBeside(at - 1, at);
    lookBeside(at, at - 1);
  }
  return { sure, misspelt };
}

interface Halves {
  half: number;
  other: number;
}

function besideHalf(
  runs: readonly Run[],
  halves: Halves,
  partners: ReadonlySet<string> | undefined,
): Found | undefined {
  const { letters = '' } = runs[halves.other] ?? {};
  if (!partners || partners.has(letters)) return undefined;
  if (functionWords.has(letters) && letters !== 'may') return undefined;
  const found = likeOneOf(runs, halves.other, partners);
  return found !== undefined && mayBeName(runs, halves, found) ? found : undefined;
}

/** The partners of a name, as it is or nearly. */
function partnersAt(runs: readonly Run[], at: number, { partners, near, words }: Roster) {
  const { letters = '' } = runs[at] ?? {};
  const exact = partners.get(letters);
  if (exact !== undefined || words.has(letters) || letters.length < 3) return exact;
  const capital = hasCapital(runs, at);
  if (isKnownWord(letters) && (functionWords.has(letters) || (!capital && isFamiliar(letters))))
    return undefined;
  return partners.get(near.near(letters, capital) ?? '');
}

function likeOneOf(
  runs: readonly Run[],
  at: number,
  partners: ReadonlySet<string>,
): Found | undefined {
  const { letters = '', text = '' } = runs[at] ?? {};
  for (const key of partners) {
    const likeness = likenessOf(letters, key);
    if (likeness !== undefined) return { from: at, to: at, key, less: 0, likeness };
  }
  // What is s in plain letters may be ß, which would stick to a stand-in before it.
  const less = /s$/iu.test(text) ? 1 : 0;
  for (const key of partners) {
    const likeness = likenessWithoutS(letters, key);
    if (likeness !== undefined) return { from: at, to: at, key, less, likeness };
  }
  return undefined;
}

function mayBeName(
  runs: readonly Run[],
  { half, other }: Halves,
  { likeness, key }: Found,
): boolean {
  const { letters = '', first = true } = runs[other] ?? {};
  if (hasCapital(runs, other) && (!first || hasCapital(runs, half))) return true;
  if (!isKnownWord(letters)) return true;
  if (isDeed(letters)) return false;
  const isHalfWord = isKnownWord(runs[half]?.letters ?? '');
  const isAlike = !isFamiliar(letters) || isWrittenAlike(letters, key);
  if (other < half) {
    if (!(isAlike || isShortAndAlike(letters, key))) return false;
    return !isHalfWord || (likeness === 'heard' && isGivenName(runs, other, half));
  }
  if (verbs.has(letters)) return false;
  if (likeness === 'written') return isLongAndNoForm(letters, key) && isMeantAsName(runs, half);
  return (
    isAlike && letters.length >= LETTERS_OF_A_FAMILY && (!isHalfWord || isMeantAsName(runs, half))
  );
}

/** Whether a word before another that is a family name is a given name: sky brown, may ling. */
const isGivenName = (runs: readonly Run[], at: number, family: number): boolean =>
  !isThing(runs, at) && (isMeantAsName(runs, family) || isPersonsPlace(runs, at, family));

/** What somebody does, rather than what they are called: Kate baked, can Kim come. */
const isDeed = (letters: string): boolean =>
  deeds.has(letters) || peoplesDeeds.has(letters) || /.{2}(?:ed|ing)$|^come$/u.test(letters);

/** Many words sound like a name, such as kick like Cook and feel like Folau. */
const isWrittenAlike = (letters: string, name: string): boolean =>
  slipsBetween(letters, name) <= (letters.length < LETTERS_FOR_TWO_SLIPS ? 1 : 2);

const isShortAndAlike = (letters: string, name: string): boolean =>
  letters.length < LETTERS_OF_A_FAMILY && letters.charAt(0) === name.charAt(0);

const isLongAndNoForm = (letters: string, name: string): boolean =>
  name.length >= LETTERS_OF_A_LONG_NAME && !letters.endsWith('s');

/** “Me and sky brown”, “then sky brown said”; not ‘the sky brown with dust’. */
function isPersonsPlace(runs: readonly Run[], from: number, to: number): boolean {
  const [before, after] = [neighbour(runs, from, -1), neighbour(runs, to, 1)];
  if (beforePeople.has(before) || deeds.has(after) || isNamesPlace(runs, from)) return true;
  return before === '' && after === '';
}
