const vowels: Record<string, string> = {
  a: 'aāáàâäãåă',
  e: 'eēéèêëėę',
  i: 'iīíìîïı',
  o: 'oōóòôöõøő',
  u: 'uūúùûüűů',
};
const consonants: Record<string, string> = {
  c: 'cćčç',
  n: 'nñńň',
  s: 'sśšșş',
  z: 'zźžż',
  y: 'yýÿ',
  l: 'lł',
  d: 'dđð',
  g: 'gğ',
  t: 'tțţ',
  r: 'rř',
};
const isLetter = /\p{L}/u;
const macrons = new Set('āēīōū');

/** The letter without its marks, small; macrons and accents are often left out. */
export function plainLetter(letter: string): string {
  const base = letter.normalize('NFD').charAt(0).toLowerCase();
  return ({ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i' } as Record<string, string>)[base] ?? base;
}

/** A name without marks, apostrophes, hyphens and case, by which its spellings are one. */
export function foldName(name: string): string {
  let folded = '';
  // Most letters are plain already; whole texts are folded, so that saves time.
  for (const letter of name.normalize('NFC')) {
    if (letter >= 'a' && letter <= 'z') folded += letter;
    else if (isLetter.test(letter)) folded += plainLetter(letter);
  }
  return folded;
}

/**
 * The source of a pattern that finds a name however it is written: with or without macrons (or
 * with a doubled vowel) and accents, with any apostrophe or none, hyphenated, apart or joined.
 */
export function namePattern(name: string): string {
  return Array.from(name.normalize('NFC'), (letter) => {
    if (/['’‘ʻ`]/u.test(letter)) return "['’‘ʻ`]?\\s?";
    if (/[-‐–\s]/u.test(letter)) return '[-‐–\\s]*';
    if (!/\p{L}/u.test(letter)) return `\\u{${letter.codePointAt(0)?.toString(16) ?? '20'}}?`;
    return letterPattern(letter);
  }).join('');
}

function letterPattern(letter: string): string {
  const base = plainLetter(letter);
  const variants = vowels[base] ?? consonants[base] ?? letter.toLowerCase();
  const one = `[${variants}${variants.toUpperCase()}]\\p{M}*`;
  return macrons.has(letter.toLowerCase()) ? `(?:${base}${base}|${one})` : one;
}
