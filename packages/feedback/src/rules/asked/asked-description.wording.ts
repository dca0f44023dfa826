import type { Wording } from '../rule.ts';

/** The comments on what `asked-description.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} begins a story, but your task asks you to describe. Take that part out, or change it to what is always so.',
    'Your task wants no story. At {q} you tell what happened once. What could anybody see, hear or feel there instead?',
    'Keep {q} for a recount: your task says to describe. What is always so? Put that there instead.',
    'From {q} on you tell what happened, so replace that part, as your task asks for a description, with what anybody would notice at any time.',
  ],
};
