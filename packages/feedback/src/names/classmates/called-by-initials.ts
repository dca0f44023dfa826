import { wordSet } from '../../text/word-set.ts';
import { initialsInLists } from './initials-in-list.ts';
import { isKnownWord } from '../words/known-words.ts';
import { isNamed } from '../surroundings/name-told.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import { kin } from '../words/people-and-places.ts';
import { MOST_INITIALS } from '../class-list/person-name.ts';
import type { Roster } from '../class-list/roster.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import type { ToldSoFar } from '../surroundings/told-so-far.ts';
import {
  beforeThings,
  belongings,
  deeds,
  doneTo,
  peoplesDeeds,
  saying,
} from '../words/word-classes.ts';

/** Letters that children write for a thing, whoever is in their class. */
const abbreviations = wordSet(`
pb pe tv nz mp dp sc li bp dj pj pjs ok uk us usa pc cd dvd id rip lol omg mc xl bbq hq ps er ad bc bce ce am pm wc la dr st mt mr ms
ai ar vr ar hp xp np vs eg ie aka ict it pt pda ap gp uv fm hd led gps sos ufo abc asap diy mvp nba nrl cbd bmx mtb rv suv
atm gym cpr pr rd sw nw se ne tba km kg cm mm ml kmh mph ld sd ww wwe kfc afl acc bff rn jk ff tw gg gf bf sa wa
`);

/** Of these, those that nobody writes with stops: M.T. is no mountain, D.R. no doctor. */
const neverWithStops = wordSet(
  'pb np dp li bp mt mr ms dr st ar ap hp xp pr rd rn gg gf bf jk ff tw ld sd sa wa kg km cm mm ml kmh mph',
);

/** Letters that stand for somebody: where they are, and whether stops are between them. */
interface Initials {
  from: number;
  to: number;
  letters: string;
  hasStops: boolean;
  /** Whether the letters stand for a thing, too. */
  isThings: boolean;
}

const capital = /^\p{Lu}$/u;
const capitalised = /^\p{Lu}/u;
const capitals = /^\p{Lu}+$/u;

/**
 * Names told by their initials: “J.B. and me went”, “my friend JB”. Told so once, the letters are
 * the name in the whole text; with stops between them and no abbreviation, they always are.
 */
export function findInitials(
  runs: readonly Run[],
  roster: Roster,
  { initials: told }: Pick<ToldSoFar, 'initials'>,
): NamedRuns[] {
  const all = allInitials(runs, roster);
  for (const one of all) if (isTold(runs, one, roster)) told.add(one.letters);
  const listed = new Set(initialsInLists(all, runs, roster));
  for (const { letters, isThings } of listed) if (!isThings) told.add(letters);
  return all
    .filter((one) => told.has(one.letters) || listed.has(one) || isWrittenAsInitials(one))
    .map(({ from, to, letters, hasStops }) => ({
      from,
      to,
      key: letters,
      less: hasStops && isStopWithin(runs[to + 1]) ? -1 : 0,
    }));
}

function allInitials(runs: readonly Run[], roster: Roster): Initials[] {
  const all: Initials[] = [];
  for (let at = 0; at < runs.length; at++) {
    const one = initialsAt(runs, at, roster);
    if (one === null) continue;
    all.push(one);
    at = one.to;
  }
  return all;
}

function initialsAt(
  runs: readonly Run[],
  from: number,
  { calledBy, words }: Roster,
): Initials | null {
  const { letters = '', text = '' } = runs[from] ?? {};
  if (letters.length > 1) {
    if (!calledBy.has(letters) || /\P{L}/u.test(text)) return null;
    if (words.has(letters) && !capitals.test(text)) return null;
    const isWord = !capitals.test(text) && isKnownWord(letters);
    return isWord ? null : initialsOf({ from, to: from, letters, hasStops: false });
  }
  const isWithin = capital.test(runs[from - 1]?.text ?? '') && goesOn(runs[from]);
  if (isWithin) return null;
  let to = from;
  let joined = letters;
  while (to - from < MOST_INITIALS - 1 && capital.test(text) && goesOn(runs[to + 1])) {
    to += 1;
    joined += runs[to]?.letters ?? '';
  }
  return calledBy.has(joined) ? initialsOf({ from, to, letters: joined, hasStops: true }) : null;
}

const initialsOf = (one: Omit<Initials, 'isThings'>): Initials => ({
  ...one,
  isThings: abbreviations.has(one.letters),
});

/** Not ‘I’ in “P.S. I hope”. */
const goesOn = (next: Run | undefined) =>
  next !== undefined &&
  capital.test(next.text) &&
  (next.gap === '.' || (next.gap === '. ' && !next.afterStop && next.text !== 'I'));

/** The last stop is the initial’s if the sentence goes on. */
const isStopWithin = (next: Run | undefined) =>
  next !== undefined && /^\.(?: $|['’,;])/u.test(next.gap) && !/^\p{Lu}/u.test(next.text);

/** “Aroha, H.Q., F. Kok”. */
function isListedWithNames(runs: readonly Run[], { from }: Initials, roster: Roster): boolean {
  const isName = (run: Run | undefined) =>
    roster.words.has(run?.letters ?? '') && capitalised.test(run?.text ?? '');
  if (/^(?:, | & )$/u.test(runs[from]?.gap ?? '') && isName(runs[from - 1])) return true;
  return neighbour(runs, from, -1) === 'and' && isName(runs[from - 2]);
}

const isWrittenAsInitials = ({ letters, hasStops }: Initials): boolean =>
  hasStops && neverWithStops.has(letters);

function isTold(runs: readonly Run[], one: Initials, roster: Roster): boolean {
  const { from, to, hasStops, isThings } = one;
  const isOther = isThings || !capitalised.test(runs[from]?.text ?? '');
  if (hasStops && (!isOther || isListedWithNames(runs, one, roster))) return true;
  const isSayer = hasStops && saying.has(neighbour(runs, to, 1));
  return isSayer || isSomebodysName(runs, from, to) || (!isOther && isSomebody(runs, from, to));
}

/** “My friend JB”, “call me JB”, “JB and me”, “JB is my nickname”. */
function isSomebodysName(runs: readonly Run[], from: number, to: number): boolean {
  const [before, before2] = [neighbour(runs, from, -1), neighbour(runs, from, -2)];
  const [after, after2] = [neighbour(runs, to, 1), neighbour(runs, to, 2)];
  if (kin.has(before) || isNamed(runs, from)) return true;
  if (/^(?:call|calls|called)$/u.test(before2) && /^(?:me|him|her|them)$/u.test(before))
    return true;
  if (before === 'and' && before2 === 'me') return true;
  if (after === 'and' && /^(?:me|i)$/u.test(after2)) return true;
  if (/^(?:short|stands)$/u.test(after === 'is' ? after2 : after)) return true;
  const said = `${after} ${after2} ${runs[to + 3]?.letters ?? ''}`;
  return /^is (?:my|his|her|their|what) (?:nick|nickname|name|they|he|she|we|everyone)/u.test(said);
}

/** Roman numerals, sizes and sounds: what letters in capitals may be elsewhere. */
const signs = /^(?:[ivx]+|xx+l?|xs|sh|th|ch|wh|ph|ck|ng|zz+)$/u;
/** After these, letters tell a kind of thing: size XL, room TH, vitamin DK. */
const beforeSigns =
  /^(?:size|room|rm|block|row|bus|team|code|type|group|vitamin|letters?|sounds?)$/u;

/** “Where is JB”: capitals that are no word, among words that aren’t in capitals. */
function isInCapitals(runs: readonly Run[], from: number): boolean {
  const { text = '', letters = '' } = runs[from] ?? {};
  if (!/^\p{Lu}{2,}$/u.test(text) || signs.test(letters) || isKnownWord(letters)) return false;
  return hasCapital(runs, from) && !beforeSigns.test(neighbour(runs, from, -1));
}

/** Where a person is more likely than a thing: “JB came”, “said JB”, “I told JB”, “JB’s mum”. */
function isSomebody(runs: readonly Run[], from: number, to: number): boolean {
  const [before, after] = [neighbour(runs, from, -1), neighbour(runs, to, 1)];
  if (beforeThings.has(before)) return false;
  if (isInCapitals(runs, from)) return true;
  if (saying.has(before) || doneTo.has(before)) return true;
  if (after === 's' && belongings.has(neighbour(runs, to, 2))) return true;
  if (before === 'with') return true;
  if (after === '' && /^(?:by|na|to|from|dear|hi|hey|thanks)$/u.test(before)) return true;
  return peoplesDeeds.has(after) || (deeds.has(after) && after !== 'and' && after !== 'let');
}
