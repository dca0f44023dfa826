import { plainLetters } from '../letters/plain-letters.ts';

/** Short, for any gender, and not words of English or te reo. */
const pool =
  'Casey Riley Quinn Avery Jamie Alexis Frankie Lindsay Ellis Emery Finley Hollis Jody Kelsey Lennox Marlow Peyton Reese Remy Skyler Tatum Devin Darcy Ainsley Kendall Bellamy Delaney Everly Arden Corin Dorian Farren Greer Harlow Indra Jules Keegan Merrin Nevin Ellery Perrin Rylan Torrin Valen Wynn Zarin'.split(
    ' ',
  );

const firsts = 'Bra Cal Dor Fen Gar Hal Jor Kel Lor Mor Nor Per Ral Sel Tor Vel'.split(' ');
const lasts = 'brin dell fey gan lin mer nell rick son tam ven wick'.split(' ');

const made = new RegExp(`^(?:${firsts.join('|')})(?:${lasts.join('|')})(?:en)*$`, 'iu');
const pooled = new Set(pool.map((name) => name.toLowerCase()));

export function* standInNames(): Generator<string, never> {
  yield* pool;
  for (let round = 0; ; round++)
    for (const first of firsts)
      for (const last of lasts) yield `${first}${last}${'en'.repeat(round)}`;
}

const accents = ['\u0301', '\u0300', '\u0302', '\u0308', '\u0303', '\u0309'];
const vowel = /[aeiouy]/giu;

/** Undefined once all vowels have had all accents. */
export function withAccent(standIn: string, n: number): string | undefined {
  const vowels = Array.from(standIn.matchAll(vowel), ({ index }) => index);
  const at = vowels[(n - 1) % vowels.length];
  const accent = accents[Math.floor((n - 1) / vowels.length)];
  if (at === undefined || accent === undefined) return undefined;
  return (standIn.slice(0, at + 1) + accent + standIn.slice(at + 1)).normalize('NFC');
}

/** Whether a word may be a stand-in rather than a misspelling. */
export function isStandInName(word: string): boolean {
  const letters = plainLetters(word);
  return pooled.has(letters) || made.test(letters);
}
