/** Letters that end a word with nearly the same sound. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/(?:mb|mn|ng|gn|[mn])$/u, 'n'],
  [/(?:ght|bt|t+)$/u, 't'],
  [/(?:ck|c|k|que)$/u, 'k'],
  [/(?:[sxz]+|c)$/u, 's'],
  [/(?:ff?|ph)$/u, 'f'],
  [/(?:sh|ch|th)$/u, 'h'],
  [/(?:ld|d+)$/u, 'd'],
  [/l+$/u, 'l'],
  [/r+$/u, 'r'],
];

/** ‘Cat’, ‘big’: one short vowel between consonants says how it sounds. */
const short = /^(?:qu|[^aeiou])*([aeiou])[^aeiouywr]{1,3}$/u;

const withoutSilent = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=[^aeiou])e$|ed$/u, (end) => (end === 'ed' ? 'd' : '')) : word;

function lastSound(word: string): string {
  const spoken = word.replace(/ce$/u, 's').replace(/['’]/gu, '');
  const bare = withoutSilent(spoken);
  if (/(?:[aeiouywāēīōū]|(?<![sct])h)$/u.test(bare)) return 'vowel';
  return sounds.find(([ending]) => ending.test(bare))?.[1] ?? bare.slice(-1);
}

const unsure = /gh$/u;

/** Whether two words may rhyme, or nearly, however they are said. */
export function mayRhyme(one: string, other: string): boolean {
  if (one === other || one === '' || other === '') return false;
  // ‘Laugh’ and ‘high’: nothing tells which is said.
  if (unsure.test(one) || unsure.test(other)) return true;
  if (lastSound(one) !== lastSound(other)) return false;
  const [vowel, otherVowel] = [one, other].map((word) => short.exec(word)?.[1]);
  return vowel === undefined || otherVowel === undefined || vowel === otherVowel;
}
