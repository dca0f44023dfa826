import type { Wording } from '../../rule.ts';

/** The comments on what `rude-to-reader.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your reader could help you, but not if {q} makes them cross. Ask in a polite way.',
    'Read {q} as if you had got this letter. Would you want to help? Say it politely.',
    'The person you need may stop reading at {q}. Put a fact there in polite words: what happens, and what could be done?',
    '{q} could make your reader cross instead of willing. Replace it with respectful words and one fact that speaks for itself.',
  ],
};
