import { remembered } from '../../text/remembered.ts';

/** Full-width signs, the digits of other scripts, and what can’t be seen. */
const unusual = /[\uff01-\uff5e]|\u20e3|(?![0-9])\p{Nd}|\p{Default_Ignorable_Code_Point}/gu;
const FULL_WIDTH = 0xfee0;
const INVISIBLE = '\u00ad';
/** The frame of a key counts as invisible, too: 1️⃣. */
const isInvisible = /^(?:\p{Default_Ignorable_Code_Point}|\u20e3)$/u;
const isDigit = /^\p{Nd}$/u;

/** Each script has its ten digits in a row; the mathematical ones are five such rows. */
function valueOf(digit: number): number {
  let before = 0;
  while (isDigit.test(String.fromCodePoint(digit - before - 1))) before += 1;
  return before % 10;
}

const MOST_KEPT = 1_000;

const plainOf = remembered(MOST_KEPT, (sign) => {
  const code = sign.codePointAt(0) ?? 0;
  if (isDigit.test(sign)) return String(valueOf(code)).padEnd(sign.length, INVISIBLE);
  return isInvisible.test(sign)
    ? INVISIBLE.repeat(sign.length)
    : String.fromCodePoint(code - FULL_WIDTH);
});

const mayMix = /[OoIl]\d|\d[OoIl]/u;
/** O21, l234: letters among figures that look like them. */
const mixed = /(?<![\p{L}\p{N}])[\dOoIl]{2,14}(?![\p{L}\p{N}])/gu;

const inFigures = (found: string): string =>
  /\d/u.test(found) ? found.replace(/[Oo]/gu, '0').replace(/[Il]/gu, '1') : found;

/**
 * With every digit from 0 to 9, every sign in its usual width and a soft hyphen for what can’t be
 * seen, keeping positions; letters that stand for figures become figures.
 */
export function inPlainSigns(text: string): string {
  const plain = text.replace(unusual, plainOf);
  return mayMix.test(plain) ? plain.replace(mixed, inFigures) : plain;
}
