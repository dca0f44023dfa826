import type { Wording } from '../../rule.ts';

/** The comments on what `asked-part.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task also asks for {part}. Add it {where} {q}.',
    'I can’t find {part} yet, and your task wants it. Write it {where} {q}.',
    'Look at your task again: {part} is still missing. It could go {where} {q}.',
    'What would you write for {part}, which your task asks for? Put it {where} {q}.',
  ],
};
