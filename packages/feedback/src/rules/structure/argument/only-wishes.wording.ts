import type { Wording } from '../../rule.ts';

/** The comments on what `only-wishes.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} says what you want. Why is it a good idea for others, too? Add that.',
    'At {q} you tell me what you want. Who would it help, and how? Give that as a reason.',
    'Wanting it, as you say at {q}, may not be enough for a yes. What would get better? Tell your reader.',
    'Your reader knows from {q} what you want. Think of what could make them say no, answer it, and add two reasons that matter to them.',
  ],
};
