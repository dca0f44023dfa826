import { isKnownWord } from '../words/known-words.ts';
import type { Roster } from '../class-list/roster.ts';
import type { Run } from '../letters/runs.ts';

/** Initials where they stand; `isThings` where their letters stand for a thing, too. */
interface Placed {
  from: number;
  to: number;
  letters: string;
  isThings: boolean;
}

/** What parts the members of a list: a mark, a line’s end or nothing but a space. */
const between = /^(?:\s{1,2}|\.?\s{0,2}[,&+/|;•*-]\s{0,2})$/u;
const MOST_BETWEEN = 4;
const joining = /^(?:and|n|or|vs?|versus)$/u;
const capitalised = /^\p{Lu}/u;
const capitals = /^\p{Lu}{2,}$/u;

/**
 * Those that stand in a list with others of the class, or with a name: “HL, ZW and XZ”, “HE & WC”.
 * By chance, two pairs of letters are hardly ever both somebody’s.
 */
export function initialsInLists<One extends Placed>(
  all: readonly One[],
  runs: readonly Run[],
  roster: Roster,
): One[] {
  const inLists: One[] = [];
  let list: One[] = [];
  const endList = () => {
    if (isOfPeople(list, runs, roster)) inLists.push(...list);
    list = [];
  };
  for (const one of all) {
    const last = list.at(-1);
    if (last !== undefined && !goesOn(runs, last.to, one.from, roster)) endList();
    list.push(one);
  }
  endList();
  return inLists;
}

function isOfPeople(list: readonly Placed[], runs: readonly Run[], roster: Roster): boolean {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined) return false;
  const isSure = list.some(({ letters, isThings }) => !isThings && !isKnownWord(letters));
  if (isSure && isBesideName(runs, first.from, last.to, roster)) return true;
  const isAlone = new Set(list.map(({ letters }) => letters)).size < 2;
  if (isAlone || isShoutedAround(runs, first.from, last.to)) return isSure && !isAlone;
  return isSure || list.every(({ from }) => capitalised.test(runs[from]?.text ?? ''));
}

/** “OH NO”: among words in capitals, capitals tell nothing. */
const isShoutedAround = (runs: readonly Run[], from: number, to: number): boolean =>
  [runs[from - 1], runs[to + 1]].some((run) => run !== undefined && capitals.test(run.text));

/** Whether nothing but names, marks and ‘and’ lies between two members. */
function goesOn(runs: readonly Run[], last: number, next: number, roster: Roster): boolean {
  if (next - last > MOST_BETWEEN) return false;
  for (let at = last + 1; at <= next; at += 1) {
    if (!between.test(runs[at]?.gap ?? '')) return false;
    if (at < next && !isJoining(runs[at]) && !isName(runs[at], roster)) return false;
  }
  return true;
}

const isJoining = (run: Run | undefined): boolean => joining.test(run?.letters ?? '');

const isName = (run: Run | undefined, { words }: Roster): boolean =>
  run !== undefined &&
  capitalised.test(run.text) &&
  words.has(run.letters) &&
  !isKnownWord(run.letters);

/** “Tui, HL”, “HL and Tui”. */
function isBesideName(runs: readonly Run[], from: number, to: number, roster: Roster): boolean {
  const before = isJoining(runs[from - 1]) ? from - 2 : from - 1;
  const after = isJoining(runs[to + 1]) ? to + 2 : to + 1;
  return (
    (isName(runs[before], roster) && goesOn(runs, before, from, roster)) ||
    (isName(runs[after], roster) && goesOn(runs, to, after, roster))
  );
}
