import type { Wording } from '../../rule.ts';

/** The comments on what `same-start.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Begin {q} differently: the sentence before it starts with {word}, too.',
    'Look at {q} and the sentence before it. Both begin with {word}. Start one of them with {front}.',
    '{q} begins with {word}, and so does the sentence before it. Could one of them start with {front}?',
    'Read {q} together with the sentence before it. Both start with {word}. Put {front} at the front of one, and keep it if it sounds better.',
    'Side by side, two sentences begin with {word}: {q} and the one before it. Begin one of them another way, with {front}.',
  ],
};
