import { fromBraille, hasBraille } from './braille.ts';

const INVISIBLE = '\u00ad';

/** In JSON, a new line sticks to the word after it as a letter, and ā may be \u0101. */
const escape = /\\(?:[nrt]|u([0-9a-f]{4}))/giu;

const ofLetters = 'b|i|u|s|em|strong|del|ins|mark|small|big|sub|sup|strike|span|font|code|tt|wbr';
/** No other attribute: it may hold a name. */
const style = String.raw`(?:\s{1,3}style\s?=\s?["'][\w\s:;#.,%()-]{0,120}["'])?`;
const tag = String.raw`<(?<=[\p{L}\p{M}>]<)\/?(?:${ofLetters})${style}\s?\/?>(?=[\p{L}\p{M}<])`;
const isInWord = /^[\p{L}\p{M}\p{Default_Ignorable_Code_Point}]*$/u;
const marks = 'macr|acute|grave|circ|uml|tilde|cedil|ring|caron|slash';
const reference = String.raw`&(?:#(?<decimal>\d{2,6})|#x(?<hex>[0-9a-f]{2,5})|(?<letter>[a-z])(?:${marks})|shy|zwn?j);`;

/** Mark-up within a word, and its letters as HTML may write them. */
const markUp = new RegExp(`${tag}|${reference}`, 'giu');

/** Reads escapes, mark-up within words, and Braille, keeping positions. */
export function unescaped(text: string): string {
  const read = text.replace(escape, (found, code: string | undefined) =>
    code === undefined
      ? ' '.repeat(found.length)
      : String.fromCharCode(Number.parseInt(code, 16)).padEnd(found.length, INVISIBLE),
  );
  const plain = /[<&]/u.test(read) ? read.replace(markUp, inItsPlace) : read;
  return hasBraille(plain) ? fromBraille(plain) : plain;
}

function inItsPlace(found: string, ...more: (string | undefined)[]): string {
  const [decimal, hex, letter] = more;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const shown = letter ?? (code <= LAST_CODE ? String.fromCodePoint(code) : '');
  // An apostrophe or the like parts words, as it does by itself.
  return isInWord.test(shown) ? shown.padEnd(found.length, INVISIBLE) : ' '.repeat(found.length);
}

/** Of Unicode. */
const LAST_CODE = 0x10_ffff;
