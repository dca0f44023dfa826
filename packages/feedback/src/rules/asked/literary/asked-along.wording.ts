import type { Wording } from '../../rule.ts';

/** The comments on what `asked-along.ts` finds; `{along}` is what the task asks for. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {along}. Where would a reader find that? You could add it near {q}.',
    'Stay at {q} for one more sentence, with {along}: your task asks for that.',
    'I looked for {along}, since your task asks for that. What could you add near {q}?',
  ],
};
