import { remembered } from '../../text/remembered.ts';

/** A text has some hundred different words. */
const MOST_KEPT = 20_000;

/** With fewer, what is heard may be nearly anything. */
export const FEWEST_CONSONANTS = 2;
const MANY_CONSONANTS = 3;

/** Letters that a child who only hears a name may take for one another, as one sound each. */
const sameSounds: readonly [RegExp, string][] = [
  [/^(?:kn|gn|ng)/u, 'n'],
  [/^wh|t?th|ph|bh|mh|v/gu, 'f'],
  [/ch(?=[lr])|ck|q/gu, 'k'],
  [/^x|[cg](?=[eiy])|sh|ch|zh|[zj]/gu, 's'],
  [/x/gu, 'ks'],
  [/c/gu, 'k'],
  [/gh|(?<!^)h/gu, ''],
  // In New Zealand, r is heard before vowels only.
  [/(?<=[aeiouyw])r(?![aeiouy])/gu, ''],
  [/[aeiouyw]+/gu, 'a'],
  [/(\p{L})\1+/gu, '$1'],
  [/(?<=.)a$/u, ''],
];

/**
 * How a name sounds to somebody who has never read it, so that neev and Niamh match. Undefined for
 * names with too few sounds to tell.
 */
export function roughSoundOf(letters: string): string | undefined {
  const sound = heardAs(letters);
  return consonantsIn(sound) < FEWEST_CONSONANTS ? undefined : sound;
}

/** Whether a word is hardly like another by chance. */
export const hasManySounds = (letters: string): boolean =>
  consonantsIn(heardAs(letters)) >= MANY_CONSONANTS;

export const heardAs = remembered(MOST_KEPT, (letters) =>
  sameSounds.reduce((sound, [letter, heard]) => sound.replace(letter, heard), letters),
);

/** @param sound as `heardAs` tells it */
export const consonantsIn = (sound: string): number => sound.replaceAll('a', '').length;
