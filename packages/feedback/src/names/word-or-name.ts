import { wordSet } from '../text/word-set.ts';
import { isKnownWord } from './known-words.ts';
import { isNamesPlace } from './name-places.ts';
import { isNameTold } from './name-told.ts';
import { goingTo } from './people-and-places.ts';
import { hasCapital, neighbour, type Run } from './runs.ts';
import { isAfterPersonalArticle, isKupuInPlace } from './te-reo-places.ts';
import {
  adjectives,
  beforePeople,
  beforeSeasons,
  beforeThings,
  beforeVerbs,
  belongings,
  deeds,
  describing,
  doneTo,
  foods,
  foodVerbs,
  functionWords,
  modals,
  namesLikeFunctionWords,
  objects,
  prepositions,
  relations,
  seasons,
  subjects,
  verbs,
} from './word-classes.ts';
import { isInPhrase } from './words-in-phrases.ts';

interface Place {
  before: string;
  before2: string;
  after: string;
  capital: boolean;
  /** It begins a sentence, a line or speech: a capital says nothing. */
  first: boolean;
  /** A digit comes just before or after it, in the same sentence. */
  number: boolean;
  /** 's follows it. */
  owns: boolean;
  comma: boolean;
  /** It stands between commas, or between one and a stop: mark, will, grace. */
  isListed: boolean;
}

/**
 * Whether a name of the class that is also a word (Grace, Mark, Hope, Will) is meant as the name.
 * If in doubt, it is: an extra stand-in is reversed later, but a missed name gets out.
 */
export function isMeantAsName(runs: readonly Run[], at: number): boolean {
  const word = runs[at]?.letters ?? '';
  if (!isKnownWord(word)) return !isInPhrase(runs, at);
  const place = placeOf(runs, at);
  if (isNameTold(runs, at)) return true;
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
    return isAmongPeople(place) || (deeds.has(place.after) && !isQuality);
  }
  return !isThing(runs, at) && !(verbs.has(word) && isDeed(place));
}

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

/** For a name with an s and no apostrophe: Graces house. */
export function isMeantAsPossessive(runs: readonly Run[], at: number): boolean {
  const word = runs[at]?.letters ?? '';
  if (!isKnownWord(word)) return true;
  const { before, before2, after, capital, first } = placeOf(runs, at);
  if (capital && (!first || deeds.has(after))) return true;
  // At somebody’s house: at chases on Friday, went to chases after school.
  const isAtHome =
    before === 'at' ? !looking.test(before2) : before === 'to' && isOnTheWay(before2);
  if (isAtHome) return whenOrWho.test(after);
  // ‘Its’ is ‘it's’: its marks turn.
  return belongings.has(after) && (before === 'its' || !beforeThings.has(before));
}

/** What follows somebody’s house, or nothing. */
const whenOrWho =
  /^(?:|on|in|for|to|this|last|all|every|and|after|before|with|tonight|yesterday|today)$/u;

/** After these, ‘at’ comes before a thing: we looked at roses. */
const looking = /^(?:look|laugh|point|star|shout|yell|throw|aim|nibbl|bark|good)/u;

const isOnTheWay = (word: string) => goingTo.has(word) || /^(?:over|round|up|down)$/u.test(word);

/** After these, 's means ‘is’. */
const contracted =
  /^(?:i|he|she|it|that|this|what|who|where|when|how|why|there|here|let|one|all|so|no|my)$/u;

/** Whether 's follows a word, and does not mean ‘is’. */
export function ownsSomething(runs: readonly Run[], at: number): boolean {
  return placeOf(runs, at).owns && !contracted.test(runs[at]?.letters ?? '');
}

function placeOf(runs: readonly Run[], at: number): Place {
  return {
    before: neighbour(runs, at, -1),
    before2: neighbour(runs, at, -2),
    after: neighbour(runs, at, 1),
    capital: hasCapital(runs, at),
    first: runs[at]?.first ?? true,
    comma: runs[at + 1]?.gap.startsWith(',') ?? false,
    isListed: runs[at]?.gap === ', ' && endsPart(runs[at + 1]),
    owns: runs[at + 1]?.letters === 's' && /^['’‘ʼ`´′]$/u.test(runs[at + 1]?.gap ?? ''),
    number:
      /\d[^.!?…\n]*$/u.test(runs[at]?.gap ?? '') || /^[^.!?…\n]*\d/u.test(runs[at + 1]?.gap ?? ''),
  };
}

const endsPart = (next: Run | undefined): boolean =>
  next === undefined || next.afterStop || next.gap === ', ';

function isSeason(word: string, { before, number, capital }: Place): boolean {
  return seasons.has(word) && ((beforeSeasons.has(before) && !capital) || number);
}

function isModalAName({ before, after, capital, first, comma, isListed }: Place): boolean {
  if (capital && first)
    return comma || (!subjects.has(after) && !objects.has(after) && after !== 'be');
  if (capital) return true;
  if (doneTo.has(before) || (deeds.has(after) && !subjects.has(before))) return true;
  if (finite.test(before) || finite.test(after) || beforeNouns.test(before)) return true;
  if (ownThings.has(after) || isListed) return true;
  if (modals.has(after) && before !== '' && !subjects.has(before)) return true;
  if (/^(?:want|need)(?:s|ed)?$/u.test(before) && after === 'to') return true;
  if (after === '' && !subjects.has(before) && !relations.has(before)) return true;
  if (before === 'and' || belongings.has(before)) return after === '';
  return beforePeople.has(before) && !relations.has(before);
}

/** Neither before nor after ‘will’ the verb. */
const finite = /^(?:am|is|are|was|were|has|had|\p{L}{3,}ed)$/u;
const beforeNouns = /^(?:of|with|at|from|like|except)$/u;
/** What somebody has, and nothing that can be done. */
const ownThings = wordSet(
  'birthday house mum dad mother father brother sister cousin dog cat bag hat shoes team tent',
);

function isFunctionWordAName(word: string, place: Place): boolean {
  const { before, after, capital, first } = place;
  if (word === 'i') return false;
  if (capital && !first) return true;
  const isOdd = /^(?:an|my)$/u.test(word) || !/^(?:was|is|did|had|has)$/u.test(after);
  const acts = deeds.has(after) && !subjects.has(word) && isOdd;
  if (capital) return acts;
  if (!namesLikeFunctionWords.has(word)) return false;
  return relations.has(before) || /^(?:named|called|mr|mrs|miss|ms)$/u.test(before) || acts;
}

function isAmongPeople({ before }: Place): boolean {
  return beforePeople.has(before) && !/^(?:like|was|poor|little|from|for|the)$/u.test(before);
}

export function isThing(runs: readonly Run[], at: number): boolean {
  const { before, before2, after, owns } = placeOf(runs, at);
  if (foodVerbs.has(before) && foods.has(runs[at]?.letters ?? '')) return true;
  if ((deeds.has(after) || owns) && /^(?:that|all|what|which|both)$/u.test(before)) return false;
  if (isAfterPersonalArticle(runs, at)) return false;
  if (isKupuInPlace(runs, at)) return true;
  if (before === 's' && before2 !== '') return isOwner(runs, at - 2);
  return beforeThings.has(before) || (adjectives.has(before) && beforeThings.has(before2));
}

/** The shark's fin; not ‘that's mark’ or ‘my friend's mark’. */
function isOwner(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  return ownsSomething(runs, at) && letters !== 'name' && !relations.has(letters);
}

function isDeed({ before, before2, after }: Place): boolean {
  // After that Drew went: ‘that’ belongs to what is before it.
  if (before === 'that' && /^(?:after|before|with)$/u.test(before2)) return false;
  if (doneTo.has(before) || prepositions.has(before)) return false;
  if (before === 'you' && after === '') return false;
  if (before === 'to') return objects.has(after);
  if (subjects.has(before) || beforeVerbs.has(before)) return true;
  return objects.has(after) && (before === 'and' || !beforePeople.has(before));
}
