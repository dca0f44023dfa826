import type { Wording } from '../../rule.ts';

/** The comments on what `one-of-kind.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} is about {one}. A report is about {all}. Which facts could stand there?',
    'At {q} I read about {one}. Change that part so that it tells about {all}.',
    'A report tells what is true of {all}. Swap {q} and what follows it for facts that fit.',
    'Whoever looks for facts about {all} doesn’t know {one}, so replace {q} and what follows it with what such a reader wants to learn.',
  ],
};
