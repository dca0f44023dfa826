import { isBesideName } from '../word-or-name/beside-name.ts';
import { isInState } from '../surroundings/in-state.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import { isKupuActing } from '../surroundings/kupu-acting.ts';
import { isKnownWord } from '../words/known-words.ts';
import { heardRoughly } from './heard-roughly.ts';
import { isMisspeltWord } from './misspelt-words.ts';
import { isNamesPlace } from '../surroundings/name-places.ts';
import { isNamed } from '../surroundings/name-told.ts';
import { LETTERS_OF_A_BEGINNING } from '../sounds/near-names.ts';
import { parents, titles } from '../words/people-and-places.ts';
import { isPlaceHere } from '../word-or-name/place-or-person.ts';
import { isPlaceOrBrand } from '../words/places-and-brands.ts';
import type { Roster } from '../class-list/roster.ts';
import { isSignedAlone } from '../surroundings/signed-alone.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { deeds, functionWords, peoplesDeeds, relations, saying } from '../words/word-classes.ts';

/** Handles with more parts are compared with misspellings only as a whole. */
const MOST_PARTS = 40;

/** Shorter ones may be a name's. */
const LETTERS_OF_A_PLURAL = 8;

/** The name that a run or its parts may be a misspelling of. */
export function nearNameInRun(
  runs: readonly Run[],
  at: number,
  roster: Roster,
): string | undefined {
  const { near, words } = roster;
  const { letters = '', parts = [] } = runs[at] ?? {};
  if (letters.length < 3) return undefined;
  if (/(\p{L})\1\1/u.test(letters)) {
    const key = near.drawnOut(letters);
    if (key !== undefined && !(isKnownWord(key) && isOftenDrawnOut(key))) return key;
  }
  const capital =
    hasCapital(runs, at) ||
    isAmongPeople(runs, at) ||
    isNamedOrSelf(runs, at) ||
    (letters.length === LETTERS_OF_A_BEGINNING &&
      near.mayBegin(letters) &&
      isSomebodysPlace(runs, at));
  for (const part of parts.length > 1 && parts.length <= MOST_PARTS ? parts : [letters]) {
    if (part.length < 3) continue;
    const plural = part.endsWith('ies') ? words.get(`${part.slice(0, -3)}y`) : undefined;
    const key =
      plural ?? near.near(part, capital) ?? withoutS(part, (stem) => near.near(stem, capital));
    if (key === undefined || isKnownWord(part) || isPlural(part)) continue;
    if (isPlaceOrBrand(part) ? isPlaceHere(runs, at, roster) : isPlaceOrBrand(letters)) continue;
    if (hasCapital(runs, at) || !isMisspeltWord(runs, at, key)) return key;
  }
  const heard = heardRoughly(runs, at, roster);
  if (heard !== undefined) return heard;
  return hasCapital(runs, at) && mayBeCapitalOfName(runs, at, roster)
    ? (calledIn(runs, at, roster) ?? petNameThatSays(runs, at, roster))
    : undefined;
}

/** “Coops asked”, of Cooper, whatever else coops are. */
function petNameThatSays(runs: readonly Run[], at: number, { near }: Roster): string | undefined {
  const { letters = '' } = runs[at] ?? {};
  return saying.has(neighbour(runs, at, 1))
    ? withoutS(letters, (stem) => near.beginning(stem))
    : undefined;
}

/** “Stormy!” called Mum. */
const isAllOfSpeech = (run: Run | undefined, next: Run | undefined): boolean =>
  /["“]$/u.test(run?.gap ?? '') && /^[!?.,]{1,3}["”]/u.test(next?.gap ?? '');

/** Deeds that things do, too. */
const ofThings =
  /^(?:is|was|has|had|did|does|and|let|could|would|should|might|must|can|isnt|wasnt|didnt)$/u;

/** Not the capital of a sentence alone: “I saw Jet”, “Mania’s nan”, “Jet said”, “Riv, come!”, “Riv (River)”. */
function mayBeCapitalOfName(runs: readonly Run[], at: number, roster: Roster): boolean {
  if (runs[at]?.first === false || ownsRelation(runs, at)) return true;
  if (isBesideName(runs, at, roster) || isInState(runs, at)) return true;
  if (isSignedAlone(runs, at)) return true;
  if (saying.has(neighbour(runs, at, 1))) return true;
  const next = runs[at + 1];
  if (isAllOfSpeech(runs[at], next)) return true;
  if (isFamiliar(runs[at]?.letters ?? '')) return false;
  const after = neighbour(runs, at, 1);
  return (
    (deeds.has(after) && !ofThings.test(after)) ||
    (next?.afterStop === false && /^(?:, | ?\()$/u.test(next.gap))
  );
}

/** At a sentence’s beginning, too: Mania’s nan. */
function ownsRelation(runs: readonly Run[], at: number): boolean {
  const owner = runs[at + 1];
  return owner?.letters === 's' && owner.gap !== ' ' && relations.has(neighbour(runs, at, 2));
}

/** Contexts that show a lower-case name: me and nav, then nav laughed. */
function isAmongPeople(runs: readonly Run[], at: number): boolean {
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  return /^(?:and|with)$/u.test(before) || peoplesDeeds.has(after) || after === 'and';
}

const isSomebodysPlace = (runs: readonly Run[], at: number): boolean =>
  isNamesPlace(runs, at) || isCalledOut(runs, at);

/** “Oh no pou! Run”, “ok pou?”. */
function isCalledOut(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (!/^(?:no|ok|okay|hey|oi|yo|hi|yes|yeah|what)$/u.test(before)) return false;
  return /^(?:|oh|u|you|are)$/u.test(before2) && /^[!?.,]?["”!?]/u.test(runs[at + 1]?.gap ?? '');
}

/** I am tay; my name is mai. */
function isNamedOrSelf(runs: readonly Run[], at: number): boolean {
  const before = neighbour(runs, at, -1);
  const isSelf = before === 'im' || (before === 'am' && neighbour(runs, at, -2) === 'i');
  return isSelf || isNamed(runs, at);
}

/** With a capital, even a known word can be a short or drawn-out name. */
export function calledIn(runs: readonly Run[], at: number, roster: Roster): string | undefined {
  const { letters = '' } = runs[at] ?? {};
  const isOther =
    (functionWords.has(letters) && !isKupuActing(runs, at, deeds)) ||
    titles.has(letters) ||
    parents.has(letters) ||
    isPlaceHere(runs, at, roster);
  return isOther ? undefined : (roster.near.beginning(letters) ?? roster.near.near(letters, true));
}

/** “Blackberrys”. */
const isPlural = (part: string): boolean =>
  part.length >= LETTERS_OF_A_PLURAL && part.endsWith('ys') && isKnownWord(part.slice(0, -1));

function withoutS(part: string, find: (stem: string) => string | undefined): string | undefined {
  return part.endsWith('s') && part.length > 3 ? find(part.slice(0, -1)) : undefined;
}

function isOftenDrawnOut(key: string): boolean {
  return /^(?:so|no|go|oh|my|we|he|see|say|long|way|you|yes|all|hi|an|do|te)$/u.test(key);
}
