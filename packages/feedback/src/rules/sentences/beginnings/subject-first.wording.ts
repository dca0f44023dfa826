import type { Wording } from '../../rule.ts';

/** The comments on what `subject-first.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Around {q}, several sentences in a row start with who or what they are about. Start one with when or where.',
    'Look at the sentences next to {q}. Could one of them begin with when or where it happened?',
    'The sentences near {q} begin alike, with a person or a thing. Choose one and put a time or a place first.',
    'Choose one sentence near {q} and move when, where or how it happened to its beginning, because its neighbours all begin with their subject.',
  ],
};
