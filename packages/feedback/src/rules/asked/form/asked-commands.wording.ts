import type { Wording } from '../../rule.ts';

/** The comments on what `asked-commands.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for commands. Begin {q} with the verb that tells me what to do.',
    'Which word in {q} is the action? Put that first, as your task wants it.',
    'Make {q} bossy, as your task asks: start with the verb, and leave out who does it.',
  ],
};
