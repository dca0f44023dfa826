import { givenNames } from '../words/given-names.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { soundOf } from '../sounds/sound.ts';
import { deeds } from '../words/word-classes.ts';

/** ‘Lukt’ ends as ‘looked’ sounds. */
export const endingAlike = (sound: string): string => sound.replace(/(?<=[^a])a?[dt]$/u, 'd');

const soundsOfDeeds = new Set([...deeds].map((deed) => endingAlike(soundOf(deed))));

/** What is done to these stands right after the verb. */
const objects = /^(?:it|him|her|them|us|the|an?)$/u;

/**
 * Whether a word in small letters after ‘the dog’ or ‘my friend’ is a verb as a child spells it:
 * “the cat sed meow”, “the lady wayd us”. After a name comes what its bearer does.
 */
export function isMisspeltDeed(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const after = neighbour(runs, at, 1);
  if (givenNames.has(letters) || (deeds.has(after) && after !== 'and')) return false;
  const isPast = /[^aeiou][dt]$/u.test(letters) || /[aeiou][wy]d$/u.test(letters);
  return soundsOfDeeds.has(endingAlike(soundOf(letters))) || (isPast && objects.test(after));
}
