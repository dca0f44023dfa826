import type { Wording } from '../rule.ts';

/** The comments on what `big-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Consider staying at {q} for another two sentences, describing what {who} noticed and what was going through {whose} mind.',
    'What went through {whose} head at {q}?',
    'I want to stay longer at {q}. What did {who} see and hear? What did {who} think?',
    'Slow down at {q}. What went through {whose} head right then? Tell us in two sentences.',
    '{q} is a big moment, and it goes by fast. Add what {who} saw, heard and thought.',
    'Your reader would like to stay at {q} for longer. Add two sentences there: what could {who} see and hear, and what went through {whose} mind?',
  ],
};
