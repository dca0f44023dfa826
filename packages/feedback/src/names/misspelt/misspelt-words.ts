import { isNearFamiliarWord } from '../../language/spelling/near-words.ts';
import { remembered } from '../../text/remembered.ts';
import { isEnglish, LONGEST_WORD } from '../words/known-words.ts';
import { isNamesPlace } from '../surroundings/name-places.ts';
import { isMisspeltFunctionWord, isMisspeltHelper } from './misspelt-function-words.ts';
import { kin } from '../words/people-and-places.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { soundOf } from '../sounds/sound.ts';
import { adjectives, belongings, deeds, modals, subjects } from '../words/word-classes.ts';
import { isThing } from '../surroundings/is-thing.ts';

const MOST_KEPT = 20_000;
/** Whether letters that are no word are nearly one that children know. */
export const isNearWord = remembered(
  MOST_KEPT,
  (letters) =>
    letters.length <= LONGEST_WORD &&
    (isNearFamiliarWord(letters) || isEnglish(letters.replace(/(?<=.{3}|^ev)a$/u, 'er'))),
);

const pronouns = /^(?:i|we|he|she|it|they)$/u;
const beforeQualities = /^(?:is|was|are|were|be|feels?|felt|looks?|looked|got|get|gets)$/u;
const intensifying = /^(?:very|too|really|quite)$/u;
const wanting = /^(?:have|has|had|needs?|needed|wants?|wanted|trys?|tried|tries|likes?|loves?)$/u;
/** After these, a person can be who is first to do something. */
const ranking = /^(?:first|second|third|next|last|only|one)$/u;

/**
 * Whether a word in small letters that is nearly a name is a misspelt word: “a blak cat”, “it
 * raned”, “I had to leve”. It is one by its letters and by its place, or its first sound.
 */
export function isMisspeltWord(runs: readonly Run[], at: number, name: string): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (!isWordsPlace(runs, at) && !beginsOtherwise(letters, name)) return false;
  return !isNamesPlace(runs, at) && isNearWord(letters);
}

/** Children hear how a name begins: “rane” is hardly Jane. */
function beginsOtherwise(letters: string, name: string): boolean {
  const isSameElse = letters.slice(1) === name.slice(1);
  return isSameElse && soundOf(letters).charAt(0) !== soundOf(name).charAt(0);
}

/** Whether something else than a person stands here: a thing, a quality or a deed. */
export function isWordsPlace(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  if (before === 'no' || (before === 'its' && belongings.has(after))) return false;
  if (isThing(runs, at)) return !(ranking.test(before) && deeds.has(after));
  if (pronouns.test(before) && after !== 'and' && isMisspeltHelper(letters)) return true;
  if (isMisspeltFunctionWord(letters) && !deeds.has(after)) return true;
  if (intensifying.test(before) || isQuality(runs, at) || isVerb(runs, at)) return true;
  if (isAfterTheMost(runs, at) || isDoneByMany(runs, at)) return true;
  // Not ‘we haris and i went’, nor ‘i like it blak is cool’.
  return pronouns.test(before) && !deeds.has(after) && !belongings.has(after);
}

/** “Was blak and cold”. */
function isQuality(runs: readonly Run[], at: number): boolean {
  const isTold = beforeQualities.test(neighbour(runs, at, -1));
  return isTold && neighbour(runs, at, 1) === 'and' && adjectives.has(neighbour(runs, at, 2));
}

/** “Had to leve”, “we can wach”. */
function isVerb(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  return before === 'to' ? wanting.test(before2) : modals.has(before) && subjects.has(before2);
}

/** “The best day eva”. */
const isAfterTheMost = (runs: readonly Run[], at: number): boolean =>
  /^(?:best|worst|\p{L}{3,}est)$/u.test(neighbour(runs, at, -2)) &&
  !kin.has(neighbour(runs, at, -1)) &&
  /^(?:|and|because|so)$/u.test(neighbour(runs, at, 1));

/** “Bats liv in caves”. */
const isDoneByMany = (runs: readonly Run[], at: number): boolean => {
  const before = neighbour(runs, at, -1);
  return (
    /.{2}[^s]s$/u.test(before) &&
    neighbour(runs, at, -2) === '' &&
    /^(?:in|on|under|near)$/u.test(neighbour(runs, at, 1))
  );
};
