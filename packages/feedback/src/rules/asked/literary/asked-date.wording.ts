import type { Wording } from '../../rule.ts';

/** The comments on what `asked-date.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for the date. Write it above {q}.',
    'On which day was this? Your task wants the date, so put it on a line above {q}.',
    'A diary tells its day, and your task asks for it: which date belongs above {q}?',
  ],
};
