import type { Wording } from '../rule.ts';

/** The comments on what `asked-numbers.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for numbered steps. Start a new line with a number at {q}, and go on like that.',
    'Somebody who follows you has to find their place again. Give each step a number and a line, from {q} on.',
  ],
};
