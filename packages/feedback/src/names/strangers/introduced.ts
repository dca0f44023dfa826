import { isElder } from './elders.ts';
import { isKupuActing } from '../surroundings/kupu-acting.ts';
import { givenNames } from '../words/given-names.ts';
import { isEnglish, isKnownWord } from '../words/known-words.ts';
import { isMisspeltDeed } from '../misspelt/misspelt-deeds.ts';
import { isNearWord } from '../misspelt/misspelt-words.ts';
import { isNamed, isNameTold } from '../surroundings/name-told.ts';
import { kin, landmarks, parents, relatives, titles } from '../words/people-and-places.ts';
import { isNearPlaceOrBrand, isPlaceOrBrand } from '../words/places-and-brands.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import {
  adjectives,
  beforeThings,
  beforeVerbs,
  deeds,
  functionWords,
  subjects,
} from '../words/word-classes.ts';

/** Whether the words around it say that it is somebody: after a title, ‘my friend’ or ‘called’. */
export function isIntroduced(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const before = neighbour(runs, at, -1) || afterTitleWithStop(runs, at);
  const before2 = neighbour(runs, at, -2);
  if (parents.has(letters)) return false;
  if (isSaidToBeName(runs, at)) return true;
  const isOther = isKnownWord(letters) && !givenNames.has(letters);
  if (isBesideKin(runs, at) && !isOther) return !isPlaceOrBrand(letters);
  if (/^(?:mr|mrs|ms|miss|dr)$/u.test(before)) return isTitled(runs, at);
  if (relatives.has(before) && hasCapital(runs, at) && !landmarks.has(neighbour(runs, at, 1)))
    return true;
  if (isElder(runs, at)) return true;
  if (kin.has(before) && isKupuActing(runs, at, deeds)) return true;
  if (titles.has(before) || kin.has(before))
    return hasCapital(runs, at)
      ? !isPlaceOrBrand(letters)
      : !isOther && !isMisspelling(letters) && !isMisspeltDeed(runs, at);
  if (before === 'and' && before2 === 'me' && !isKnownWord(letters)) return letters.length > 3;
  if (isSomebodyToldOf(runs, at) && !isOther) return !isMisspelling(letters);
  if (!isNamed(runs, at) || isPlaceOrBrand(letters)) return false;
  if (hasCapital(runs, at) || isAllOfName(runs, at)) return true;
  return !isOther && !isCalledNames(runs, at);
}

/** “Mum (Saima)”, “my dad, Imran”: however near to a place the name is. */
function isBesideKin(runs: readonly Run[], at: number): boolean {
  if (!hasCapital(runs, at) || !/^(?:, | ?\(| [-–—] )$/u.test(runs[at]?.gap ?? '')) return false;
  return [parents, kin, relatives].some((people) => people.has(neighbour(runs, at, -1)));
}

/** What else a name is. */
const saidOfNames =
  /^(?:cool|funny|weird|boring|awesome|amazing|lame|unknown|different|wrong|right|same|there|common|unusual|unique)$/u;

/** ‘Her name is pepper.’ */
const isAllOfName = (runs: readonly Run[], at: number): boolean =>
  isNameTold(runs, at) &&
  /^(?:is|was)$/u.test(neighbour(runs, at, -1)) &&
  neighbour(runs, at, 1) === '' &&
  !functionWords.has(runs[at]?.letters ?? '') &&
  !adjectives.has(runs[at]?.letters ?? '') &&
  !saidOfNames.test(runs[at]?.letters ?? '');

/** ‘He called me stoopid’. */
const isCalledNames = (runs: readonly Run[], at: number): boolean =>
  neighbour(runs, at, -1) !== 'called' && isNearWord(runs[at]?.letters ?? '');

/** Not ‘found’ in ‘Miss found it’, nor what is missed in ‘I miss swimming’. */
function isTitled(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (hasCapital(runs, at)) return true;
  const isDeed = deeds.has(letters) || (isEnglish(letters) && /.{3}ed$/u.test(letters));
  return !isDeed && !(runs[at - 1]?.text === 'miss' && isVerbOrThing(runs, at - 1));
}

function isVerbOrThing(runs: readonly Run[], at: number): boolean {
  const before = neighbour(runs, at, -1);
  return [subjects, beforeVerbs, beforeThings, adjectives].some((set) => set.has(before));
}

/** ‘The babysitter is tash’, ‘I play with sefo he is fast’. */
function isSomebodyToldOf(runs: readonly Run[], at: number): boolean {
  const before = neighbour(runs, at, -1);
  if (before === 'with') return /^(?:he|she|hes|shes)$/u.test(neighbour(runs, at, 1));
  return /^(?:is|was)$/u.test(before) && kin.has(neighbour(runs, at, -2));
}

/** ‘Mr.’ ends no sentence. */
function afterTitleWithStop(runs: readonly Run[], at: number): string {
  const title = runs[at - 1]?.letters ?? '';
  return runs[at]?.gap === '. ' && /^(?:mr|mrs|ms|dr)$/u.test(title) ? title : '';
}

const isMisspelling = (letters: string) => letters.length < 3 || isNearPlaceOrBrand(letters);

/** A clause begins after these. */
const beginning = /^(?:|and|but|because|so)$/u;
const called = /^(?:nick|nickname|name)$/u;
const kindsOfNames =
  /^(?:short|long|real|other|middle|first|last|full|baby|pet|nick|maori|english|chinese|korean|samoan)$/u;

/** ‘Foxy is my nickname’, ‘tui is my short name’. */
function isSaidToBeName(runs: readonly Run[], at: number): boolean {
  if (!/^(?:is|was)$/u.test(runs[at + 1]?.letters ?? '')) return false;
  const { letters = '' } = runs[at] ?? {};
  if (isSpeltSo(runs, at + 2)) return !isKnownWord(letters) && !isNearWord(letters);
  if (!/^(?:my|his|her|their)$/u.test(neighbour(runs, at, 2))) return false;
  const isPlain = !hasCapital(runs, at) && isKnownWord(letters);
  if (isPlain && (functionWords.has(letters) || !beginning.test(neighbour(runs, at, -1))))
    return false;
  const [one = '', two = ''] = [runs[at + 3]?.letters, runs[at + 4]?.letters];
  return called.test(one) || (kindsOfNames.test(one) && called.test(two));
}

/** ‘Eoin is how Lani spells it’, ‘bexo is what they call me’. */
function isSpeltSo(runs: readonly Run[], at: number): boolean {
  const { letters = '', afterStop = true } = runs[at] ?? {};
  if (afterStop || !/^(?:how|what)$/u.test(letters)) return false;
  return /^(?:call|calls|called|spell|spells|spelt|spelled)$/u.test(runs[at + 2]?.letters ?? '');
}
