import type { Wording } from '../../rule.ts';

/** The comments on what `sound-words.ts` finds, in one word or in two. */
export const wording: Wording = {
  strength: [
    'I can hear {q}: these words sound like what {they}.',
    '{q} sound like what {they}, so your reader can hear it, too.',
    'You chose words that make the sound {they}: {q}.',
    'I can hear {q}: this word sounds like what {it}.',
    'With {q} you chose a word that sounds like what {it}.',
  ],
};
