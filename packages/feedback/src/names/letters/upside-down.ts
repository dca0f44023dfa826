/** As sites that turn letters write them; the other letters are turned into one another. */
const turned = 'ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ∀ƆƎℲ⅁Ʞᴚ┴∩⅄';
const upright = 'acefghijkmrtvwyacefgkrtuy';

/** Signs in place of turned capitals, and ˥ for L. */
export const turnedSigns = String.raw`∀⅁┴∩⅄\u02e5`;

const uprightOf = new Map([
  ...Array.from(turned, (letter, i): [string, string] => [letter, upright.charAt(i)]),
  ...Array.from('bdpqnulosxzıן˥HINOSXZMWΛԀſB', (letter, i): [string, string] => [
    letter,
    'qpdbunlosxzillhinosxzwmvpjb'.charAt(i),
  ]),
]);

const isTurned = new RegExp(`[${turned}]`, 'u');

/** What a word of turned letters says, in small letters; null for any other word. */
export function uprightLetters(word: string): string | null {
  if (!isTurned.test(word)) return null;
  let letters = '';
  for (const letter of word) {
    const one = uprightOf.get(letter);
    if (one === undefined) return null;
    letters = one + letters;
  }
  return letters;
}
