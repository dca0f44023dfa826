/** Names of nobody in particular: short, of no gender, and no words of English or te reo. */
const pool =
  'Casey Riley Quinn Avery Jamie Alexis Frankie Lindsay Ellis Emery Finley Hollis Jody Kelsey Lennox Marlow Peyton Reese Remy Skyler Tatum Devin Darcy Ainsley Kendall Bellamy Delaney Everly Arden Corin Dorian Farren Greer Harlow Indra Jules Keegan Merrin Nevin Orrin Perrin Rylan Torrin Valen Wynn Zarin'.split(
    ' ',
  );

const firsts = 'Bra Cal Dor Fen Gar Hal Jor Kel Lor Mor Nor Per Ral Sel Tor Vel'.split(' ');
const lasts = 'brin dell fey gan lin mer nell rick son tam ven wick'.split(' ');

const made = new RegExp(`^(?:${firsts.join('|')})(?:${lasts.join('|')})(?:en)*$`, 'iu');
const pooled = new Set(pool.map((name) => name.toLowerCase()));

/** Stand-in names in a fixed order, without end. */
export function* standInNames(): Generator<string, never> {
  yield* pool;
  for (let round = 0; ; round++)
    for (const first of firsts)
      for (const last of lasts) yield `${first}${last}${'en'.repeat(round)}`;
}

/** Whether a word may be a stand-in, and so no misspelling. */
export function isStandInName(word: string): boolean {
  return pooled.has(word.toLowerCase()) || made.test(word);
}
