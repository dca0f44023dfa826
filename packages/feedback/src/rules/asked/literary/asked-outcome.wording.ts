import type { Wording } from '../../rule.ts';

/** The comments on what `asked-outcome.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks how it ends, and {q} leaves your reader in the middle. What happens next, and how is it put right? Tell that in three or four sentences.',
    'How does it end? Your story stops at {q}, and the task wants a problem to be solved. Write on until it is.',
    'Don’t stop at {q} yet: your task asks for the ending, too. What comes next, and how does it turn out?',
  ],
};
