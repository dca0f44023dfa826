import { isEdge } from '@second-draft/contract';
import search from 'approx-string-match';
import { mayHaveRun } from '../../text/searching/may-have-run.ts';

/** `errors`: characters that differ from what was sought. */
export interface NearMatch {
  start: number;
  end: number;
  errors: number;
}

/** Share of the characters of a quotation. */
const MOST_EDITS = 0.2;

/** Longer quotations have to be exact: a fifth of one would be a sentence (characters). */
const LONGEST_SOUGHT = 200;

/** A longer run is a stuck key, not a word (letters). */
const LONGEST_WORD = 100;

/** Searched at a time, plus the length of a match (characters). */
const STRETCH = 4_000;

/**
 * Finds whole words nearly like `sought`: fewest edits, then first. The search lists every equal
 * match, so a long text is searched in stretches, and after a match only for better ones.
 */
export function findNearly(text: string, sought: string): NearMatch | null {
  const edits = Math.floor(sought.length * MOST_EDITS);
  if (sought.length > LONGEST_SOUGHT) return null;
  const longest = sought.length + edits;
  let best: NearMatch | null = null;
  for (const { start, part } of stretchesOf(text, longest)) {
    const most: number = best === null ? edits : best.errors - 1;
    if (most < 1) break;
    const found = search(part, sought, most)
      .map((match) =>
        widened(text, { ...match, start: start + match.start, end: start + match.end }),
      )
      .filter((match) => match.errors <= most)
      .toSorted((a, b) => a.errors - b.errors || a.start - b.start);
    best = found[0] ?? best;
  }
  return best;
}

/**
 * Stretches that overlap by the longest match. Endless words are skipped: no match lies in them,
 * and the search is slow where every letter may begin one.
 */
function* stretchesOf(text: string, longest: number) {
  let from = 0;
  for (const word of [...endlessWords(text, Math.max(longest, LONGEST_WORD) + 1), null]) {
    const to = word?.index ?? text.length;
    for (let start = from; start < to; start += STRETCH)
      yield { start, part: text.slice(start, Math.min(to, start + STRETCH + longest)) };
    from = to + (word?.[0].length ?? 0);
  }
}

function endlessWords(text: string, letters: number): RegExpMatchArray[] {
  if (!mayHaveRun(text, letters)) return [];
  const word = String.raw`[\p{L}\p{M}\p{N}]`;
  return [...text.matchAll(new RegExp(`(?<!${word})${word}{${letters},}`, 'gu'))];
}

/** Widens a match to whole words; each character gained is one more edit. */
function widened(text: string, match: NearMatch): NearMatch {
  let { start, end } = match;
  while (!isEdge(text, start)) start -= 1;
  while (!isEdge(text, end)) end += 1;
  while (start < end && /[\s"]/u.test(text.charAt(start))) start += 1;
  while (end > start && /[\s"]/u.test(text.charAt(end - 1))) end -= 1;
  const gained = Math.max(0, match.start - start) + Math.max(0, end - match.end);
  return { start, end, errors: match.errors + gained };
}
