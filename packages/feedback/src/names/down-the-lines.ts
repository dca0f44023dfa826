import { plainLetters } from './plain-letters.ts';
import type { Roster } from './roster.ts';

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

const letter = /\p{L}/u;

/** A letter and no more, whatever stands around it: ‘M – ’, ‘(M)’, ‘M is for’, ‘M ad about’. */
const letterApart = /^[^\p{L}]*(\p{L})(?![\p{L}\p{M}'’])/u;

/**
 * Whether lines of a text begin with the letters of a name of the class, one after the other. No
 * stand-in conceals that.
 */
export function isNamedDownTheLines(text: string, roster: Roster): boolean {
  const parts = text
    .normalize('NFC')
    .split(/\n\s*\n/u)
    .map(linesOf);
  const all = parts.flat();
  return (
    isBegunAnywhere(all.map(beginning), FEWEST_ANYWHERE, roster) ||
    isBegunAnywhere(lettersApart(all), FEWEST, roster) ||
    [all, ...parts].some((lines) => isName(lettersApart(lines), roster) || isAll(lines, roster))
  );
}

const linesOf = (part: string) => part.split('\n').filter((line) => letter.test(line));

const beginning = (line: string): string => plainLetters(letter.exec(line)?.[0] ?? '');

const lettersApart = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => plainLetters(letterApart.exec(line)?.[1] ?? '') || []);

function isName(letters: readonly string[], { words, phrases, wholes, rarelyNames }: Roster) {
  if (letters.length > MOST) return false;
  const name = letters.join('');
  return wholes.has(name) || phrases.has(name) || (words.has(name) && !rarelyNames.has(name));
}

function isBegunAnywhere(letters: readonly string[], fewest: number, roster: Roster): boolean {
  return letters.some((first, from) => {
    let name = first;
    let next = from + 1;
    while (roster.openings.has(name)) {
      const read = letters.slice(from, next);
      if (read.length >= fewest && isName(read, roster)) return true;
      if (next === letters.length) return false;
      name += letters[next];
      next += 1;
    }
    return false;
  });
}

function isAll(lines: readonly string[], roster: Roster): boolean {
  for (let above = 0; above <= MOST_ABOVE; above += 1)
    for (let below = 0; below <= MOST_BELOW; below += 1) {
      const poem = lines.slice(above, lines.length - below);
      if (poem.length < FEWEST || poem.some(({ length }) => length > LONGEST)) continue;
      if (isName(poem.map(beginning), roster)) return true;
    }
  return false;
}
