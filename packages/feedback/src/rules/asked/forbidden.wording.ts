import type { Wording } from '../rule.ts';

/** The comments on what `forbidden.ts` finds; `{forbidden}` is what the task says not to write. */
export const wording: Wording = {
  nextStep: [
    'Your task asks you to leave out {forbidden}. Which small detail could you put at {q} instead?',
    'The task says to do without {forbidden}, but I read it at {q}. Find other words that show the same.',
    'What could stand at {q} without {forbidden}, as your task wants it? Think of what can be seen, heard or noticed there.',
  ],
};
