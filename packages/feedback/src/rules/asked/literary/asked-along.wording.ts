import type { Wording } from '../../rule.ts';

/** The comments on what `asked-along.ts` finds; `{along}` is what the task asks for. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {along}. Add that near {q}.',
    'Stay at {q} for one more sentence: your task asks for {along}, and I found nothing like it yet.',
    'I looked for {along}, since your task asks for that. What could you add near {q}?',
  ],
};
