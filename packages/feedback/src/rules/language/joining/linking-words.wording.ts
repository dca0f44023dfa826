import type { Wording } from '../../rule.ts';

/** The comments on what `linking-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'You join your ideas in {q}.',
    'There is a linking word in {q}, and linking words show how ideas fit.',
    'With the linking word in {q}, you show how your ideas belong together.',
  ],
  nextStep: [
    'How does {q} fit the reason before it? If it adds to it, begin with a word like ‘Besides’.',
    'Look at {q}. Could another beginning show how this reason goes with the one before? If so, change it.',
    'At {q}, is this reason more important than the one before, or does it add to it? Show that in its first words, with ‘More importantly’ or ‘Besides’.',
  ],
};
