import { plainLetters } from '../letters/plain-letters.ts';
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

const letter = /\p{L}/u;

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

const capital = /^\P{L}*\p{Lu}/u;

/** A letter that has the line to itself. */
const alone = /^\P{L}*(\p{L})\P{L}*$/u;

/** A letter and no more, whatever stands around it: ‘M – ’, ‘(M)’, ‘M is for’, ‘M ad about’. */
const letterApart = /^[^\p{L}]*(\p{L})(?![\p{L}\p{M}'’])/u;

/**
 * The name of the class whose letters lines of a text, or parts of a line, begin with, one after the
 * other: in plain letters, null where there is none. No stand-in conceals it.
 */
export function nameDownTheLines(text: string, roster: Roster): string | null {
  const whole = text.normalize('NFC').replace(lineEnd, '\n');
  const parts = whole.split(/\n\s*\n/u).map(linesOf);
  const all = parts.flat();
  const name =
    begunAnywhere(all.map(beginning), FEWEST_ANYWHERE, roster) ??
    begunAnywhere(withoutRest(all).map(beginning), FEWEST_ANYWHERE, roster) ??
    begunAnywhere(lettersApart(all), FEWEST, roster) ??
    begunAnywhere(lettersAlone(all), FEWEST, roster) ??
    begunAnywhere(lettersStoodFor(whole), FEWEST, roster) ??
    [...[all, ...parts].flatMap(lettersOfPoems), ...beginningsOfLists(whole)].find((letters) =>
      isName(letters, roster),
    );
  return name?.join('') ?? null;
}

const linesOf = (part: string) => part.split('\n').filter((line) => letter.test(line));

/** Without lines that go on where the one above had no more room. */
function withoutRest(lines: readonly string[]): readonly string[] {
  const begun = lines.filter((line) => capital.test(line));
  return begun.length < lines.length ? begun : [];
}

function lettersOfPoems(lines: readonly string[]): string[][] {
  const poems = [...poemsIn(lines), ...poemsIn(withoutRest(lines))];
  return [lettersApart(lines), ...poems.map((poem) => poem.map(beginning))];
}

const lettersAlone = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => plainLetters(alone.exec(line)?.[1] ?? '') || []);

const lettersApart = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => plainLetters(letterApart.exec(line)?.[1] ?? '') || []);

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
function poemsIn(lines: readonly string[]): string[][] {
  if (lines.length > MOST_ABOVE + MOST + MOST_BELOW) return [];
  const poems: string[][] = [];
  for (let above = 0; above <= MOST_ABOVE; above += 1)
    for (let below = 0; below <= MOST_BELOW; below += 1)
      poems.push(lines.slice(above, lines.length - below));
  return poems.filter(
    (poem) => poem.length >= FEWEST && poem.every(({ length }) => length <= LONGEST),
  );
}
