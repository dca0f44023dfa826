/** Letters that no decomposition makes plain, and letters of other scripts that look like Latin ones. */
const plainOf = new Map<string, string>([
  ...pairs('łøđðıħß', 'loddihs'),
  ...pairs('аеорсухіјѕһԁԛԝӏвкмтн', 'aeopcyxijshdqwlbkmth'),
  ...pairs('αβενορικτυχη', 'abevopiktuxn'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
]);

/** Marks, apostrophes that count as letters, and what nobody sees: soft hyphens, zero-width spaces. */
const leftOut = /[\p{M}\p{Default_Ignorable_Code_Point}\u02b0-\u02ff\p{N}_]/u;
const plainWord = /^[a-z]+$/iu;

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, i): [string, string] => [letter, to.charAt(i)]);
}

/** The letter without its marks, small; macrons and accents are often left out. */
export function plainLetter(letter: string): string {
  // Compatibility decomposition makes full-width, circled and mathematical letters plain too.
  const base = String.fromCodePoint(letter.normalize('NFKD').codePointAt(0) ?? 0);
  const small = base.toLowerCase();
  return plainOf.get(base) ?? plainOf.get(small) ?? small;
}

/** A word without marks, apostrophes, digits, invisible characters and case: its spellings are one. */
export function plainLetters(word: string): string {
  if (plainWord.test(word)) return word.toLowerCase();
  let plain = '';
  for (const letter of word) if (!leftOut.test(letter)) plain += plainLetter(letter);
  return plain.replaceAll(/[^\p{L}]/gu, '');
}

/** Letters in a row written once: Hannah and Hanaaaah are one. */
export function withoutRepeats(plain: string): string {
  return plain.replace(/(\p{L})\1+/gu, '$1');
}
