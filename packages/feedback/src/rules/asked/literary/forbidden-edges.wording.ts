import type { Wording } from '../../rule.ts';

/** The comments on what `forbidden-edges.ts` finds; `{edge}` is ‘start’ or ‘end’. */
export const wording: Wording = {
  nextStep: [
    'Your task asks you not to {edge} with {words}. What else could stand at {q}?',
    'Find another way to {edge}: the task says to do without {words}, but I read it at {q}.',
    'Look at {q}: how could you {edge} without {words}, as your task wants it? Try what somebody sees, says or does.',
  ],
};
