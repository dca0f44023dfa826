import type { Wording } from '../rule.ts';

/** What is said of what `hard-words-right.ts` finds. */
export const wording: Wording = {
  strength: [
    'You spelt {q} correctly, and those are not easy.',
    'Tricky words like {q} are all in order.',
    '{q}: both are hard to spell, and you got them right.',
    'You took on hard words, {q}, and spelt them well.',
    'It takes care to get words such as {q} right.',
  ],
};
