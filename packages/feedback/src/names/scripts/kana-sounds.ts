/** How Japanese hears the letters of a name, in this order; it has one sound for l and r. */
const heardAs: readonly [RegExp, string][] = [
  [/^kn/u, 'n'],
  [/(?:[aeo]r|ah)$/u, 'a'],
  [/(?:ie|ee|ey|y)$/u, 'i'],
  [/ch(?=[lr])/gu, 'k'],
  [/th|t?ch|sh|dg|[jz]|[cg](?=[eiy])|^x/gu, 's'],
  [/ph|wh/gu, 'f'],
  [/x/gu, 'ks'],
  [/ck|[cq]/gu, 'k'],
  [/v/gu, 'b'],
  [/gh|h(?![aeiouy])|(?<=[b-df-gj-np-tv-z])h/gu, ''],
  [/r(?![aeiouy])/gu, ''],
  [/l/gu, 'r'],
  [/m(?=[bp])/gu, 'n'],
  [/[yw](?=[aeiou])/gu, ''],
  [/y/gu, 'i'],
  [/w/gu, 'u'],
  [/([^aeiou])\1+/gu, '$1'],
];

/** Each way in which it may be heard: Thomas begins with a t, Theo may with an s. */
export const latinSounds = (name: string): string[] =>
  [name, name.replaceAll('th', 't')].map((letters) =>
    heardAs.reduce((sounds, [letter, heard]) => sounds.replace(letter, heard), letters),
  );

const FEWEST_CONSONANTS = 2;
const MANY_CONSONANTS = 3;
const vowels = /[aeiou]+/gu;

/**
 * What two writings of a name have in common: all sounds or, where there are enough, the consonants
 * and how it ends; of two consonants, the first vowel if it ends in none. Japanese ends no word in a
 * consonant but n.
 */
export function soundKeys(sounds: string): string[] {
  const plain = sounds.replaceAll(/([^aeiou])\1+/gu, '$1');
  const consonants = plain.replaceAll(vowels, '');
  if (consonants.length < FEWEST_CONSONANTS) return [plain];
  const begun = /^[aeiou]/u.test(plain) ? `a${consonants}` : consonants;
  const [end = ''] = /[aeiou]?$/u.exec(plain) ?? [];
  const isAdded = end === '' || /(?:[^aeiou]u|[td]o|[^aeiou]e|si)$/u.test(plain);
  const [vowel = ''] = /[aeiou]/u.exec(plain) ?? [];
  const first = consonants.length < MANY_CONSONANTS ? vowel : '';
  return [
    plain,
    ...(end === '' ? [] : [`${begun}-${end}`]),
    ...(isAdded ? [`${begun}-${first}-`] : []),
  ];
}

/** Those that tell enough where any word may stand, not names from abroad alone. */
export const sureKeys = (sounds: string): string[] =>
  sounds.replaceAll(vowels, '').length < MANY_CONSONANTS
    ? soundKeys(sounds).slice(0, 1)
    : soundKeys(sounds);
