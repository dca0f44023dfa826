import type { Wording } from '../../rule.ts';

/** The comments on what `asked-part.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task also asks for {part}. If a reader can’t find that yet, add it {where} {q}.',
    'Have you written {part}? Your task asks for it, and it could go {where} {q}.',
    'Look at your task again: it wants {part}. If that isn’t there yet, write it {where} {q}.',
    'Your task wants {part}. Would a reader find that in your writing? There is room for it {where} {q}.',
  ],
};
