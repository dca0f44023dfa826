import { FAREWELL } from '../../text/meaning/letter-words.ts';
import { parents, titles } from '../words/people-and-places.ts';
import type { Run } from '../letters/runs.ts';
import { beforeThings, functionWords, relations } from '../words/word-classes.ts';

const MOST_SIGNED = 2;
/** ‘Lots of love from’; more is said in a sentence. */
const MOST_OF_FAREWELL = 4;

const farewell = new RegExp(
  String.raw`^(?:(?:big |lots of )?(?:hugs|kisses)|(?:x+o*)+|good ?night|${FAREWELL})(?!\p{L})`,
  'iu',
);
const postscript = /^(?:pp?s|p s) /u;
const beforeOwnName = /^(?:lots|of|big|hugs|love|luv|from|yours|sincerely|truly|faithfully)$/u;

/** The lines of a text, each as the places of its runs. */
function linesOf(runs: readonly Run[]): number[][] {
  const lines: number[][] = [];
  runs.forEach(({ gap }, at) => {
    const last = lines.at(-1);
    if (last && !gap.includes('\n')) last.push(at);
    else lines.push([at]);
  });
  return lines;
}

/**
 * The words that sign a letter: its last line below ‘Love from’, or what follows that in the line.
 * Whatever they are, somebody is called so.
 */
export function signedIn(runs: readonly Run[]): number[] {
  const lettersAt = (at: number) => runs[at]?.letters ?? '';
  const isName = (at: number) =>
    ![functionWords, beforeThings, relations, parents, titles].some((words) =>
      words.has(lettersAt(at)),
    );
  const [before = [], line = []] = linesOf(runs)
    .filter(([first = 0]) => !postscript.test(`${lettersAt(first)} ${lettersAt(first + 1)} `))
    .slice(-2);
  const isBelow =
    before.length <= MOST_OF_FAREWELL &&
    farewell.test(before.map((at) => runs[at]?.text).join(' '));
  const from = line.findIndex((at) => !beforeOwnName.test(lettersAt(at)));
  const signed = from > 0 ? line.slice(from) : line;
  if (signed.length > MOST_SIGNED) return [];
  if (from > 0) return signed.every(isName) ? signed : [];
  return isBelow ? signed.filter(isName) : [];
}
