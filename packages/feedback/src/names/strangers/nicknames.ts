import { isKnownWord } from '../words/known-words.ts';
import { isMisspeltDeed } from '../misspelt/misspelt-deeds.ts';
import { isNearWord } from '../misspelt/misspelt-words.ts';
import { greetings } from '../surroundings/name-places.ts';
import { isPlaceOrBrand } from '../words/places-and-brands.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import {
  beforeDeeds,
  belongings,
  deeds,
  doneTo,
  functionWords,
  relations,
} from '../words/word-classes.ts';

const FEWEST_LETTERS = 3;

/**
 * Whether a word that is none, nor a misspelt one, stands where somebody does, be it in small
 * letters: “moz and me”, “I sat next to kez”, “hey tez”.
 */
export function isNickname(runs: readonly Run[], at: number): boolean {
  // The place first: to look a word up takes far longer.
  const isSomebody =
    isWithMe(runs, at) ||
    isClose(runs, at) ||
    isGreeted(runs, at) ||
    isOneOfTwo(runs, at) ||
    isWriter(runs, at) ||
    isReceiving(runs, at);
  return isSomebody && isNoWord(runs[at]?.letters ?? '');
}

const isNoWord = (letters: string): boolean =>
  letters.length >= FEWEST_LETTERS &&
  !isKnownWord(letters) &&
  !isPlaceOrBrand(letters) &&
  !isNearWord(letters) &&
  !shuffled.has(inOrder(letters));

const inOrder = (letters: string): string => Array.from(letters).toSorted().join('');
/** Typed too fast: teh, adn. */
const shuffled: ReadonlySet<string> = new Set([...functionWords].map(inOrder));

const inCompany =
  /^(?:sat|sit|sitting|went|go|going|came|come|coming|play|played|playing|walk|walked|walking|talk|talked|talking|swam|hung|hang|was|am|stayed|live|lives)$/u;

/** “Moz and I”, “I sat next to moz”, “I went with moz”. */
function isWithMe(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (neighbour(runs, at, 1) === 'and' && beforeDeeds.has(before))
    if (/^(?:me|i)$/u.test(neighbour(runs, at, 2))) return true;
  if (before === 'with')
    return inCompany.test(before2) && /^(?:|and|to|at|on|in)$/u.test(neighbour(runs, at, 1));
  return before === 'to' && before2 === 'next' && inCompany.test(runs[at - 3]?.letters ?? '');
}

const close =
  /^(?:friend|mate|bro|bestie|bff|bf|gf|boyfriend|girlfriend|cuz|cuzzy|cousin|sis|brother|sister|neighbour|neighbor|stepdad|stepmum|godmum|goddad|teammate|classmate|coach|boy|kid|girl|baby|dj)$/u;
const step = /^(?:step|foster|god|birth|real)$/u;
const parent = /^(?:mum|dad|mom|mother|father)$/u;
const whose = /^(?:my|his|her|our|their|s|this|best|big|little|lil|old|older|younger|step|half)$/u;

/** “My mate gaz”, “this kid zeb”, “his step dad baz”, “my coach is baz”. */
function isClose(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (parent.test(before)) return step.test(before2);
  const isTold = close.test(before)
    ? before === 'dj' || whose.test(before2)
    : /^(?:is|was)$/u.test(before) && /^(?:coach|principal)$/u.test(before2);
  return isTold && !isMisspeltDeed(runs, at);
}

/** “Hey tez”, “dear zeb”, “happy birthday zeb”. */
function isGreeted(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (before === 'birthday') return before2 === 'happy';
  return before2 === '' && (greetings.test(before) || /^(?:oi|yo)$/u.test(before));
}

/** “Moz and kez went”: neither is a word. */
function isOneOfTwo(runs: readonly Run[], at: number): boolean {
  const [after, after2] = [neighbour(runs, at, 1), neighbour(runs, at, 2)];
  if (after === 'and')
    return beforeDeeds.has(neighbour(runs, at, -1)) && acts(runs, at + 2) && isNoWord(after2);
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  if (before !== 'and' || !acts(runs, at)) return false;
  return beforeDeeds.has(neighbour(runs, at - 2, -1)) && isNoWord(before2);
}

/** “Hi im bazza”, “this is my story by jaxy”, “go tezza go”. */
function isWriter(runs: readonly Run[], at: number): boolean {
  const [before, before2] = [neighbour(runs, at, -1), neighbour(runs, at, -2)];
  const after = neighbour(runs, at, 1);
  if (before === 'go') return after === 'go';
  if (before === 'by') return after === '' && /^(?:|story|poem|written|made|drawn)$/u.test(before2);
  const isSelf = before === 'im' || (/^(?:am|m)$/u.test(before) && before2 === 'i');
  if (!isSelf || !(after === '' || after === 'and')) return false;
  const opening = before === 'im' ? before2 : (runs[at - 3]?.letters ?? '');
  return greetings.test(opening) || /^(?:i|im)$/u.test(neighbour(runs, at, 2));
}

const acts = (runs: readonly Run[], at: number): boolean => {
  const after = neighbour(runs, at, 1);
  return after === 'are' || after === 'were' || (deeds.has(after) && after !== 'and');
};

/** “I told moz”, “gave moz a lolly”, but not what is made or let. */
function isReceiving(runs: readonly Run[], at: number): boolean {
  const before = neighbour(runs, at, -1);
  const after = neighbour(runs, at, 1);
  if (/^(?:told|asked|thanked|hugged)$/u.test(before)) return true;
  return (
    doneTo.has(before) &&
    /^(?:a|an|my|his|her|the|some)$/u.test(after) &&
    !/^(?:got|get|made|make|found|saw)$/u.test(before)
  );
}

/** The name in “tezs house” and “tez’s mum”, whose bearer is told of nowhere else. */
export function ownerAt(runs: readonly Run[], at: number): string | null {
  const { letters = '', text = '' } = runs[at] ?? {};
  const isApart = runs[at + 1]?.letters === 's' && runs[at + 1]?.gap !== ' ';
  const owned = neighbour(runs, at, isApart ? 2 : 1);
  if (functionWords.has(letters) || !(belongings.has(owned) || relations.has(owned))) return null;
  if (isApart) return isNoWord(letters) ? letters : null;
  const stem = letters.slice(0, -1);
  return text.endsWith('s') && isNoWord(stem) && !isKnownWord(letters) ? stem : null;
}
