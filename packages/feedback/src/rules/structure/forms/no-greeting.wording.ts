import type { Wording } from '../../rule.ts';

/** The comments on what `no-greeting.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Who is your letter to? Greet them, as in ‘Dear’ and a name, above {q}.',
    'Begin with a greeting, such as ‘Dear’ and who will read it, on a line above {q}.',
    'A letter says hello before it tells its news. Put a greeting above {q}.',
  ],
};
