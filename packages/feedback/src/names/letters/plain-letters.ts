import { remembered } from '../../text/remembered.ts';
import { simplified } from './chinese-characters.ts';
import { turnedSigns, uprightLetters } from './upside-down.ts';

/** Letters of which two make a flag. */
export const flagLetters = String.raw`\u{1f1e6}-\u{1f1ff}`;

/** Letters that don't decompose, and look-alikes from other scripts. */
const plainOf = new Map<string, string>([
  ...pairs('łøđðıħß', 'loddihs'),
  ...pairs('аеорсухіјѕһԁԛԝӏвкмтн', 'aeopcyxijshdqwlbkmth'),
  ...pairs('αβενορικτυχη', 'abevopiktuxn'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩', 'abcdefghijklmnopqrstuvwxyz'),
  ...pairs('🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉', 'abcdefghijklmnopqrstuvwxyz'),
  ...pairs('🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿', 'abcdefghijklmnopqrstuvwxyz'),
  ...pairs('©®$€', 'crse'),
  ...simplified,
]);

/** Letters in circles, squares and brackets, and some turned ones, which count as signs. */
export const framedLetters = String.raw`${turnedSigns}\u249c-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}`;

/** Non-letters, apostrophes that count as letters, and invisible characters. */
const leftOut = new RegExp(
  String.raw`[^\p{L}${framedLetters}${flagLetters}©®$€]|[\u02b9-\u02df\u02e5-\u02ff]|\p{Default_Ignorable_Code_Point}`,
  'u',
);
const hangul = /^[가-힣]$/u;
const plainWord = /^[a-z]+$/iu;
const flag = new RegExp(`^[${flagLetters}]{2}$`, 'u');
const noLetters = /\P{L}+/gu;

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, i): [string, string] => [letter, to.charAt(i)]);
}

const FIRST_OF_TWO_UNITS = 0xd800;

const MOST_KEPT = 5_000;
/** A text has some hundred different words. */
const MOST_WORDS_KEPT = 20_000;

export const plainLetter = remembered(MOST_KEPT, (letter) => {
  // Of a syllable taken apart, only the first consonant would be left.
  if (hangul.test(letter)) return letter;
  // NFKD makes full-width, raised, framed and mathematical letters plain too, and parts ligatures.
  const base = letter.normalize('NFKD').replace(noLetters, '') || letter;
  const small = base.toLowerCase();
  return plainOf.get(base) ?? plainOf.get(small) ?? small;
});

/**
 * Drops marks, apostrophes, digits, invisible characters and case, so that spellings of a name are
 * equal; letters that stand upside down say what they say upright.
 */
export function plainLetters(word: string): string {
  if (plainWord.test(word)) return word.toLowerCase();
  if (flag.test(word)) return '';
  const upright = uprightLetters(word);
  if (upright !== null) return upright;
  let plain = '';
  for (const letter of word)
    if ((letter >= 'a' && letter <= 'z') || !leftOut.test(letter)) plain += plainLetter(letter);
  return plain;
}

/** Hannah and Hanaaaah are one. */
export function withoutRepeats(plain: string): string {
  return mayRepeat(plain) ? plain.replace(/(\p{L})\1+/gu, '$1') : plain;
}

/** Few words do. A letter of two units may, though no unit comes twice in a row. */
function mayRepeat(plain: string): boolean {
  let last = 0;
  for (let i = 0; i < plain.length; i++) {
    const unit = plain.charCodeAt(i);
    if (unit === last || unit >= FIRST_OF_TWO_UNITS) return true;
    last = unit;
  }
  return false;
}

/** Maarama and Marama are one. */
export const withShortVowels = remembered(MOST_WORDS_KEPT, (plain) =>
  plain.replace(/([aeiou])\1+/gu, '$1'),
);
