import { isFunctionWordAName, isModalAName } from './function-word-or-name.ts';
import { contracted, isThing } from '../surroundings/is-thing.ts';
import { isKnownWord } from '../words/known-words.ts';
import { isNamesPlace } from '../surroundings/name-places.ts';
import { isNameTold } from '../surroundings/name-told.ts';
import { isShouted, neighbour, type Run } from '../letters/runs.ts';
import {
  beforePeople,
  beforeSeasons,
  beforeVerbs,
  deeds,
  describing,
  doneTo,
  functionWords,
  modals,
  objects,
  peoplesDeeds,
  prepositions,
  seasons,
  subjects,
  verbs,
} from '../words/word-classes.ts';
import { placeOf, type Place } from '../surroundings/word-place.ts';
import { isWordElsewhere } from './word-elsewhere.ts';
import { isInPhrase } from './words-in-phrases.ts';

/**
 * Whether a name of the class that is also a word (Grace, Mark, Hope, Will) is meant as the name.
 * If in doubt, it is: an extra stand-in is reversed later, but a missed name gets out.
 */
export function isMeantAsName(runs: readonly Run[], at: number): boolean {
  const word = runs[at]?.letters ?? '';
  if (!isKnownWord(word)) return !isInPhrase(runs, at) && !isWordElsewhere(runs, at);
  const place = placeAsWritten(runs, at);
  if (isNameTold(runs, at) || isOnlyAuthor(runs, at)) return true;
  if (isSeason(word, place)) return false;
  if (place.owns && !contracted.test(word)) return place.capital || !isThing(runs, at);
  if (isInPhrase(runs, at)) return false;
  if (families.has(place.after)) return true;
  if (isNamesPlace(runs, at) && (modals.has(word) || !functionWords.has(word))) return true;
  if (modals.has(word)) return isModalAName(place);
  if (functionWords.has(word)) return isFunctionWordAName(word, place);
  if (place.capital && !place.first) return true;
  if (place.capital) {
    const isVerb = verbs.has(word) && objects.has(place.after) && !place.comma;
    return !isVerb && place.after !== 'are';
  }
  if (describing.has(word)) {
    const isQuality = place.after === 'and' && beforeQualities.test(place.before);
    const acts = deeds.has(place.after) || peoplesDeeds.has(place.after);
    return isAmongPeople(place) || (acts && !isQuality);
  }
  return !isThing(runs, at) && !(verbs.has(word) && isDeed(runs, at));
}

/** In a sentence all in capitals, the first word has a capital of its own, as in any other. */
function placeAsWritten(runs: readonly Run[], at: number): Place {
  const place = placeOf(runs, at);
  const isFirst = place.first && isShouted(runs[at]?.text ?? '');
  return isFirst && !place.capital ? { ...place, capital: true } : place;
}

/** ‘by may’, and no more. */
const isOnlyAuthor = (runs: readonly Run[], at: number): boolean =>
  neighbour(runs, at, -1) === 'by' &&
  neighbour(runs, at, -2) === '' &&
  neighbour(runs, at, 1) === '';

/** After these, a word tells what somebody or something is like. */
const beforeQualities =
  /^(?:am|is|are|was|were|be|been|very|really|so|too|feel|feels|felt|get|got|looks?|looked|not|always|all)$/u;
const beforeTimeOrPerson = /^(?:by|on|for|of|with)$/u;

/**
 * Whether a word that the text has as a name elsewhere, with its capital, is the name again: “Sunny
 * came. I gave sunny my lunch.”
 */
export function isMeantAgain(runs: readonly Run[], at: number): boolean {
  const { before } = placeOf(runs, at);
  const word = runs[at]?.letters ?? '';
  if (isThing(runs, at)) return false;
  if (seasons.has(word)) return beforeTimeOrPerson.test(before);
  return describing.has(word) && !beforeQualities.test(before);
}

/** Whether a word of the class stands with a capital that nothing else explains. */
export function isToldAsName(runs: readonly Run[], at: number): boolean {
  const word = runs[at]?.letters ?? '';
  const { capital, first, after } = placeOf(runs, at);
  if (!capital || !(describing.has(word) || seasons.has(word))) return false;
  return first ? deeds.has(after) : isMeantAsName(runs, at);
}

/** After a family's name: the white family. */
const families = new Set('family families whanau twins household'.split(' '));

function isSeason(word: string, place: Place): boolean {
  const { before, before2, after, number, capital } = place;
  if (!seasons.has(word)) return false;
  // “Because it was winter”; not ‘it was summer who fell’.
  const isTime = before2 === 'it' && /^(?:is|was)$/u.test(before) && !/^(?:who|that)$/u.test(after);
  return ((beforeSeasons.has(before) || isTime) && !capital) || number;
}

function isAmongPeople({ before }: Place): boolean {
  return beforePeople.has(before) && !/^(?:like|was|poor|little|from|for|the)$/u.test(before);
}

/** What follows these is done: tried to mark boxes. */
const beforeToDo =
  /^(?:want(?:s|ed)?|need(?:s|ed)?|lov(?:es|ed)|liked|hated|tr(?:y|ies|ied|ying)|start(?:s|ed)|began|decided|learn(?:t|ed|ing)?)$/u;

function isDeed(runs: readonly Run[], at: number): boolean {
  const { before, before2, after } = placeOf(runs, at);
  // “With will, hope and mark.”
  if (modals.has(before) && isModalAName(placeOf(runs, at - 1))) return false;
  // After that Drew went: ‘that’ belongs to what is before it.
  if (before === 'that' && /^(?:after|before|with)$/u.test(before2)) return false;
  if (doneTo.has(before) || prepositions.has(before)) return false;
  if (before === 'you' && after === '') return false;
  if (before === 'to') return objects.has(after) || (after !== '' && beforeToDo.test(before2));
  if (subjects.has(before) || beforeVerbs.has(before)) return true;
  return objects.has(after) && (before === 'and' || !beforePeople.has(before));
}
