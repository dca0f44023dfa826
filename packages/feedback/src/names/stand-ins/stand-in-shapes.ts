/** Marks of scripts without spaces aren't part of a name before them, see `runsOf`. */
const marks = String.raw`[\p{M}--[\p{Script=Thai}\p{Script=Hangul}]]`;
/** What may be a stand-in for a name, see `readingsOf`. */
export const word = new RegExp(
  String.raw`\\u[0-9a-f]{4}|\\?\p{Script=Latin}[\p{Script=Latin}${marks}]*`,
  'giv',
);

const sticking = /^\\[nrt]\p{M}*/iu;

/**
 * What a found word may be and what stands before it: ‘riley’ in C:\Users\riley, but ‘Casey’ in
 * \nCasey, where JSON has a new line.
 */
export function readingsOf(found: string): { before: string; name: string }[] {
  if (!found.startsWith('\\')) return [{ before: '', name: found }];
  const stuck = sticking.exec(found)?.[0].length;
  return [1, stuck]
    .filter((length) => length !== undefined)
    .map((length) => ({ before: found.slice(0, length), name: found.slice(length) }));
}

/**
 * What a stand-in may come back with: the s of a possessive without its apostrophe, and small raised
 * letters, which may follow a name in Chinese.
 */
export const ending = /(?:s|\p{Lm}+)$/iu;
/** What may be a stand-in for a contact detail. */
export const detail = /\[(?:address|contact|date|email|handle|link|phone) \d+\]/giu;
