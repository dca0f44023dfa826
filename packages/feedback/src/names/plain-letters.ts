/** Letters that no decomposition makes plain, and letters of other scripts that look like Latin ones. */
const plainOf = new Map<string, string>([
  ...pairs('łøđðıħß', 'loddihs'),
  ...pairs('аеорсухіјѕһԁԛԝӏвкмтн', 'aeopcyxijshdqwlbkmth'),
  ...pairs('αβενορικτυχη', 'abevopiktuxn'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
]);

/** Whatever is no letter, apostrophes that count as letters, and what nobody sees: zero-width spaces. */
const leftOut = /[^\p{L}\u24b6-\u24e9]|[\u02b0-\u02ff]|\p{Default_Ignorable_Code_Point}/u;
const plainWord = /^[a-z]+$/iu;

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, i): [string, string] => [letter, to.charAt(i)]);
}

/** Normalising takes long, and a text has the same few marked letters again and again. */
const MOST_KEPT = 5_000;
const kept = new Map<string, string>();

/** The letter without its marks, small; macrons and accents are often left out. */
export function plainLetter(letter: string): string {
  let plain = kept.get(letter);
  if (plain === undefined) {
    plain = madePlain(letter);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(letter, plain);
  }
  return plain;
}

function madePlain(letter: string): string {
  // Compatibility decomposition makes full-width, circled and mathematical letters plain too.
  const base = String.fromCodePoint(letter.normalize('NFKD').codePointAt(0) ?? 0);
  const small = base.toLowerCase();
  return plainOf.get(base) ?? plainOf.get(small) ?? small;
}

/** A word without marks, apostrophes, digits, invisible characters and case: its spellings are one. */
export function plainLetters(word: string): string {
  if (plainWord.test(word)) return word.toLowerCase();
  let plain = '';
  for (const letter of word)
    if ((letter >= 'a' && letter <= 'z') || !leftOut.test(letter)) plain += plainLetter(letter);
  return plain;
}

/** Letters in a row written once: Hannah and Hanaaaah are one. */
export function withoutRepeats(plain: string): string {
  return plain.replace(/(\p{L})\1+/gu, '$1');
}
