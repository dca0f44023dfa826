import { apostrophe, contraction } from '../letters/contraction.ts';
import { givenNames, wordNames } from '../words/given-names.ts';
import { isKnownWord } from '../words/known-words.ts';
import { heardAgain } from './heard-again.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import { isIntroduced } from './introduced.ts';
import { isKupuActing } from '../surroundings/kupu-acting.ts';
import { isMisspeltWord } from '../misspelt/misspelt-words.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import { ownerAt } from './nicknames.ts';
import { isStrangerOfSuchAName } from '../word-or-name/place-or-person.ts';
import { isNearPlaceOrBrand, isPlaceOrBrand } from '../words/places-and-brands.ts';
import { hasCapital, isUnspaced, neighbour, type Run } from '../letters/runs.ts';
import { isParticle } from './particles.ts';
import { isAfterPersonalArticle } from '../surroundings/te-reo-places.ts';
import { peopleInOwnScript } from '../surroundings/own-script.ts';
import { isPlaceInPepeha, peopleInPepeha } from '../surroundings/pepeha.ts';
import { isMisspeltTitle } from './misspelt-titles.ts';
import { goingTo, landmarks, placing } from '../words/people-and-places.ts';
import {
  beforePeople,
  belongings,
  deeds,
  functionWords,
  peoplesDeeds,
  saying,
  seasons,
} from '../words/word-classes.ts';
import { isThing, ownsBelonging } from '../surroundings/is-thing.ts';
import { stemOfPossessive } from './strangers-possessive.ts';
import { isTitledLetter } from './titled-letter.ts';
import { isToldStranger } from './told-strangers.ts';
import { signedIn } from '../surroundings/signed.ts';
import type { ToldSoFar } from '../surroundings/told-so-far.ts';
import { isMeantAsName } from '../word-or-name/word-or-name.ts';
import { isInPhrase, isMonth } from '../word-or-name/words-in-phrases.ts';

/**
 * People on no roster, as far as they can be recognised: common given names, words after ‘my
 * friend’, ‘Mrs’ or ‘called’, and capitalised words that are nothing else. A name recognised once
 * counts in the whole text, and in those after it.
 *
 * @param taken runs known to name someone on the roster
 * @param isOurs whether a word is a stand-in
 */
export function findStrangers(
  runs: readonly Run[],
  taken: ReadonlySet<number>,
  isOurs: (letters: string) => boolean,
  { strangers: known }: Pick<ToldSoFar, 'strangers'>,
): NamedRuns[] {
  const free = runs.flatMap(({ letters }, at) => (taken.has(at) || isOurs(letters) ? [] : [at]));
  const people = new Set<number>(taken);
  const told = new Set([...peopleInPepeha(runs), ...peopleInOwnScript(runs), ...signedIn(runs)]);
  for (const at of free) {
    const owner = ownerAt(runs, at);
    if (owner !== null) known.add(owner);
    if (!told.has(at) && !isStranger(runs, at, people)) continue;
    people.add(at);
    const run = runs[at];
    if (run === undefined) continue;
    if (mayBeAgain(run)) known.add(run.letters);
    if (!isGivenBefore(runs, at)) continue;
    people.add(at - 1);
    known.add(runs[at - 1]?.letters ?? '');
  }
  const again = heardAgain(runs, known);
  return free.flatMap((at) => {
    const stem = stemOfPossessive(runs, at, known);
    if (stem !== null) return [{ from: at, to: at, key: stem, less: 1 }];
    const { letters = '' } = runs[at] ?? {};
    // Position tells a name from the same word, as with names of the class.
    const isAgain = known.has(letters) && isMeantAsName(runs, at) && !isMonth(runs, at);
    const key = people.has(at) || isAgain ? letters : again(at);
    return key === undefined ? [] : [{ from: at, to: at, key, less: 0 }];
  });
}

function isStranger(runs: readonly Run[], at: number, people: ReadonlySet<number>): boolean {
  const { letters = '', text = '', gap = '', parts = [] } = runs[at] ?? {};
  if (letters.length < 2)
    return (people.has(at - 1) && isAfterApostrophe(runs, at)) || isTitledLetter(runs, at);
  if (gap.endsWith('@')) return true;
  if (neverNames.has(letters)) return false;
  if (isHalfOfThing(runs, at) || isNegated(runs, at)) return false;
  if (honorifics.test(letters) || isMisspeltTitle(letters) || isLabel(runs, at)) return false;
  if (isInPhrase(runs, at) || isMonth(runs, at)) return false;
  if (isStrangerOfSuchAName(runs, at, people)) return true;
  if (isToldStranger(runs, at, people)) return true;
  if (isNameAnywhere(letters)) return hasCapital(runs, at) || !isMisspeltWord(runs, at, letters);
  if (parts.length > 1 && parts.some((part) => part.length >= 4 && isNameAnywhere(part)))
    return true;
  if (functionWords.has(letters)) return false;
  if (isParticle(runs, at)) return false;
  if (isSecondHalf(runs, at, people)) return true;
  if (isIntroduced(runs, at) || endsFamilyName(runs, at, people)) return true;
  if (hasCapital(runs, at) && isAfterPersonalArticle(runs, at)) return true;
  if (!hasCapital(runs, at) || isAcronym(text)) return isActing(runs, at);
  if (runs[at]?.first === true) return isActing(runs, at);
  return isCapitalised(runs, at, people) && !isPlaceInPepeha(runs, at);
}

/** The ‘Te’ of a name is no name elsewhere (Te Papa), nor is the ‘Dog’ of ‘T-Dog’ a name elsewhere. */
const mayBeAgain = ({ letters, gap }: Run): boolean =>
  !functionWords.has(letters) && !isUnspaced(letters) && !(gap === '-' && isFamiliar(letters));

/** A name that is a word, too, is meant as one before a family name: ‘Grace Tautari’, ‘Will Faleolo’. */
function isGivenBefore(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at - 1] ?? {};
  return (
    runs[at]?.gap === ' ' &&
    hasCapital(runs, at) &&
    hasCapital(runs, at - 1) &&
    (givenNames.has(letters) || wordNames.has(letters))
  );
}

/** ‘Will’ and ‘It’ are somebody or something at times. */
const neverNames = new Set([...functionWords].filter((word) => !isPlaceOrBrand(word)));

const isNameAnywhere = (letters: string) =>
  givenNames.has(letters) && !isKnownWord(letters) && !isPlaceOrBrand(letters);

const honorifics = /^(?:mr|mrs|ms|miss|dr)$/u;
const labels =
  /^(?:date|age|class|room|year|school|teacher|group|team|title|subject|author|illustrator)$/u;

/** Name: Zeb Date: 3 May. */
const isLabel = (runs: readonly Run[], at: number): boolean =>
  labels.test(runs[at]?.letters ?? '') && (runs[at + 1]?.gap.startsWith(':') ?? false);

/** ‘Weet’ and ‘Bix’ in ‘Weet-Bix’. */
function isHalfOfThing(runs: readonly Run[], at: number): boolean {
  const isJoined = (from: number) => {
    const [first, second] = [runs[from], runs[from + 1]];
    return second?.gap === '-' && isPlaceOrBrand(`${first?.letters}${second.letters}`);
  };
  return isJoined(at) || isJoined(at - 1);
}

/** ‘Don’ in ‘Don't’. */
const isNegated = (runs: readonly Run[], at: number): boolean =>
  runs[at + 1]?.letters === 't' &&
  apostrophe.test(runs[at + 1]?.gap ?? '') &&
  /^(?:don|won|can)$/u.test(runs[at]?.letters ?? '');

/** ‘hoon’ in ‘Ji-hoon’, ‘alogo’ in ‘Mrs Fa'alogo’. */
function isSecondHalf(runs: readonly Run[], at: number, people: ReadonlySet<number>): boolean {
  return people.has(at - 1) && (runs[at]?.gap === '-' || isAfterApostrophe(runs, at));
}

function isAfterApostrophe(runs: readonly Run[], at: number): boolean {
  const { gap = '', letters = '' } = runs[at] ?? {};
  return apostrophe.test(gap) && !contraction.test(letters);
}

/** ‘Berg’ in ‘Mrs van der Berg’ and ‘Zeb van der Berg’. */
function endsFamilyName(runs: readonly Run[], at: number, people: ReadonlySet<number>): boolean {
  let start = at;
  while (isParticle(runs, start - 1)) start -= 1;
  if (start === at || !hasCapital(runs, at)) return false;
  return people.has(start - 1) || isIntroduced(runs, start);
}

const isAcronym = (text: string) => text.length <= 5 && text === text.toUpperCase();

const degrees = /^(?:really|very|so|too|all)$/u;

function isActing(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const after = neighbour(runs, at, 1);
  const acts = deeds.has(after) || (after === 's' && belongings.has(neighbour(runs, at, 2)));
  if (seasons.has(letters) || !(acts || after.endsWith('ed')) || isThing(runs, at)) return false;
  if (isKnownWord(letters)) {
    // “It was really sandy and wet.”
    const isAlone = !/^(?:me|i)$/u.test(neighbour(runs, at, 2));
    if (after === 'and' && isAlone && degrees.test(neighbour(runs, at, -1))) return false;
    return acts && givenNames.has(letters) && !/^(?:was|is|has|had)$/u.test(after);
  }
  if (!hasCapital(runs, at) && !saying.has(after)) return false;
  return !isPlaceOrBrand(letters) && !isNearPlaceOrBrand(letters);
}

/** After these, a capitalised word is a thing or a people. */
const articles = new Set(
  'a an the my our your his her their some every no this these those each another'.split(' '),
);

function isCapitalised(runs: readonly Run[], at: number, people: ReadonlySet<number>): boolean {
  const { letters = '', gap = '' } = runs[at] ?? {};
  const [before, after] = [neighbour(runs, at, -1), neighbour(runs, at, 1)];
  if (articles.has(before) || landmarks.has(after)) return false;
  const to = before === 'to' && goingTo.has(neighbour(runs, at, -2));
  if (isKupuActing(runs, at, peoplesDeeds)) return true;
  // “We went to Zorba’s house.”
  if (ownsBelonging(runs, at) && !isKnownWord(letters)) return !isPlaceOrBrand(letters);
  if (isPlaceOrBrand(letters)) {
    const acts = deeds.has(after) && after !== 'and';
    const among = beforePeople.has(before) && !/^(?:from|for|like|likes|love|loves)$/u.test(before);
    return givenNames.has(letters) && (acts || among);
  }
  // The family name after a given one.
  if (people.has(at - 1) && gap === ' ') return true;
  if (isKnownWord(letters)) return givenNames.has(letters);
  return !placing.has(before) && !to && (!isNearPlaceOrBrand(letters) || deeds.has(after));
}
