import { beginningsOfLists, lettersStoodFor } from './along-the-line.ts';
import { beginning } from './beginning.ts';
import type { Roster } from '../class-list/roster.ts';

/** Such a name may begin any lines that follow one another; a shorter one, all lines of a part. */
const FEWEST_ANYWHERE = 5;
const FEWEST = 3;

/** Lines that are no part of the poem: its title, who wrote it, and what is below. */
const MOST_ABOVE = 2;
const MOST_BELOW = 1;

/** A longer line is a paragraph of prose (characters); a few of those begin with a name by chance. */
const LONGEST = 120;

/** A full name has no more letters. */
const MOST = 40;

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

const capital = /^\P{L}*\p{Lu}/u;

/** A letter that has the line to itself. */
const alone = /^\P{L}*(\p{L})\P{L}*$/u;

/** A letter and no more, whatever stands around it: ‘M – ’, ‘(M)’, ‘M is for’, ‘M ad about’. */
const letterApart = /^[^\p{L}]*(\p{L})(?![\p{L}\p{M}'’])/u;

/** By its first letter, in plain letters. */
interface Line {
  letter: string;
  isApart: boolean;
  isAlone: boolean;
  /** Else it may go on where the one above had no more room. */
  isBegun: boolean;
  isShort: boolean;
}

/**
 * The name of the class whose letters lines of a text, or parts of a line, begin with, one after the
 * other: in plain letters, null where there is none. No stand-in conceals it.
 */
export function nameDownTheLines(text: string, roster: Roster): string | null {
  const whole = text.normalize('NFC').replace(lineEnd, '\n');
  const parts = whole.split(/\n\s*\n/u).map(linesOf);
  const all = parts.flat();
  const anywhere = (lines: readonly Line[], fewest: number) =>
    begunAnywhere(lettersOf(lines), fewest, roster);
  const name =
    anywhere(all, FEWEST_ANYWHERE) ??
    anywhere(all.filter(isBegun), FEWEST_ANYWHERE) ??
    anywhere(all.filter(isApart), FEWEST) ??
    anywhere(all.filter(isAlone), FEWEST) ??
    begunAnywhere(lettersStoodFor(whole), FEWEST, roster) ??
    [...[all, ...parts].flatMap(lettersOfPoems), ...beginningsOfLists(whole)].find((letters) =>
      isName(letters, roster),
    );
  return name?.join('') ?? null;
}

const linesOf = (part: string): Line[] =>
  part.split('\n').flatMap((line) => {
    const letter = beginning(line);
    if (letter === '') return [];
    const isApart = letterApart.test(line);
    return {
      letter,
      isApart,
      isAlone: isApart && alone.test(line),
      isBegun: capital.test(line),
      isShort: line.length <= LONGEST,
    };
  });

const lettersOf = (lines: readonly Line[]): string[] => lines.map(({ letter }) => letter);
const isApart = (line: Line) => line.isApart;
const isAlone = (line: Line) => line.isAlone;
const isBegun = (line: Line) => line.isBegun;

function lettersOfPoems(lines: readonly Line[]): string[][] {
  if (lines.length < FEWEST) return [lettersOf(lines.filter(isApart))];
  const begun = lines.filter(isBegun);
  return [
    lettersOf(lines.filter(isApart)),
    ...[lines, ...(begun.length < lines.length ? [begun] : [])].flatMap(poemsIn).map(lettersOf),
  ];
}

function isName(letters: readonly string[], { words, phrases, wholes, rarelyNames }: Roster) {
  if (letters.length > MOST) return false;
  const name = letters.join('');
  return wholes.has(name) || phrases.has(name) || (words.has(name) && !rarelyNames.has(name));
}

function begunAnywhere(
  letters: readonly string[],
  fewest: number,
  roster: Roster,
): readonly string[] | undefined {
  for (let from = 0; from < letters.length; from += 1)
    for (let to = from + 1; to <= letters.length; to += 1) {
      const name = letters.slice(from, to);
      if (!roster.openings.has(name.join(''))) break;
      if (name.length >= fewest && isName(name, roster)) return name;
    }
  return undefined;
}

/** Lines that may be a poem of one name. */
function poemsIn(lines: readonly Line[]): Line[][] {
  if (lines.length > MOST_ABOVE + MOST + MOST_BELOW) return [];
  const poems: Line[][] = [];
  for (let above = 0; above <= MOST_ABOVE; above += 1)
    for (let below = 0; below <= MOST_BELOW; below += 1)
      poems.push(lines.slice(above, lines.length - below));
  return poems.filter((poem) => poem.length >= FEWEST && poem.every(({ isShort }) => isShort));
}
