export interface NormalisedText {
  original: string;
  text: string;
  /** `text` in lower case, with the same length. */
  lower: string;
  /** Index in `original` of each UTF-16 unit of `text`, and of the end. */
  at: number[];
}

/** Latin, Cyrillic, Hebrew, Arabic, kana, Chinese and Korean letters, each its own NFC: first and last. */
const composedLetters = [
  [0xc0, 0x24f],
  [0x400, 0x481],
  [0x48a, 0x4ff],
  [0x5d0, 0x5ea],
  [0x620, 0x64a],
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
] as const;

/** Whether a UTF-16 unit stays as it is, where no mark follows it. Spaces count as such. */
const staysAsItIs = new Uint8Array(0x1_00_00);
staysAsItIs.fill(1, 0x20, 0x7f);
staysAsItIs[0x60] = 0;
for (const [first, last] of composedLetters) staysAsItIs.fill(1, first, last + 1);

const SPACE = 0x20;
const FIRST_MARK = 0x300;

/** One character with its marks. */
const character = /\P{M}\p{M}*|\p{M}+/uy;

/**
 * NFC, straight quotation marks, hyphens for dashes, three dots for an ellipsis, single spaces.
 * Invisible characters (soft hyphens, zero-width spaces, marks of direction) are dropped.
 */
export function normaliseText(original: string): NormalisedText {
  const at: number[] = [];
  let text = '';
  let isSpaced = false;
  // From `kept` on, all units stay as they are.
  let kept = 0;
  let i = 0;
  while (i < original.length) {
    const end = runEnd(original, i, isSpaced);
    if (end > i) isSpaced = original.charCodeAt(end - 1) === SPACE;
    for (; i < end; i += 1) at.push(i);
    if (i === original.length) break;
    const unit = original.charCodeAt(i);
    const isAlone = !mayBeMarked(original, i);
    const found = isAlone && isWhole(unit) ? original.charAt(i) : characterAt(original, i);
    const whole = found.length === 1 ? plainUnit(found) : plainPiece(found);
    const piece: string = whole === ' ' && isSpaced ? '' : whole;
    if (piece !== '') isSpaced = piece === ' ';
    for (let left = piece.length; left > 0; left -= 1) at.push(i);
    text += original.slice(kept, i) + piece;
    i += found.length;
    kept = i;
  }
  text += original.slice(kept);
  at.push(original.length);
  return { original, text, lower: lowered(text), at };
}

/** Where the units from `from` on no longer all stay as they are. */
function runEnd(text: string, from: number, isSpaced: boolean): number {
  let wasSpace = isSpaced;
  let at = from;
  let next = text.charCodeAt(at);
  for (; staysAsItIs[next] === 1; at += 1) {
    const isSpace = next === SPACE;
    if (isSpace && wasSpace) return at;
    wasSpace = isSpace;
    next = text.charCodeAt(at + 1);
    if (next >= FIRST_MARK && mayBeMarked(text, at)) return at;
  }
  return at;
}

function characterAt(text: string, at: number): string {
  character.lastIndex = at;
  return character.exec(text)?.[0] ?? text.charAt(at);
}

/** Whether the unit after this one is a mark, or may be part of one. */
function mayBeMarked(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return next >= FIRST_MARK && staysAsItIs[next] === 0 && (!isWhole(next) || isMark(next));
}

/** Whether a unit is no half of a character. */
const isWhole = (unit: number) => unit < 0xd8_00 || unit > 0xdf_ff;

const NO_MARK = 1;
const MARK = 2;
const knownMarks = new Uint8Array(0x1_00_00);

function isMark(unit: number): boolean {
  if (knownMarks[unit] === 0)
    knownMarks[unit] = /\p{M}/u.test(String.fromCharCode(unit)) ? MARK : NO_MARK;
  return knownMarks[unit] === MARK;
}

/** Keeps the length. */
function lowered(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  }).join('');
}

const plainUnits = new Map<string, string>();

function plainUnit(unit: string): string {
  const known = plainUnits.get(unit);
  if (known !== undefined) return known;
  const piece = plainPiece(unit);
  plainUnits.set(unit, piece);
  return piece;
}

function plainPiece(piece: string): string {
  // JavaScript counts U+FEFF, which nobody sees, as white space.
  if (/^[^\S\uFEFF]/u.test(piece)) return ' ';
  if (/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u.test(piece))
    return '';
  if (/["“”„«»]/u.test(piece)) return '"';
  if (/['‘’`´ʻ]/u.test(piece)) return "'";
  if (/[-‐‑‒–—−]/u.test(piece)) return '-';
  return piece === '…' ? '...' : piece.normalize('NFC');
}
