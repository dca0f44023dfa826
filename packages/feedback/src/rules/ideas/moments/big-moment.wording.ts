import type { Wording } from '../../rule.ts';

/** The comments on what `big-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Is {q} a big moment in your writing? If so, stay there: what did {who} see, hear or think?',
    'What went through {whose} head at {q}? If a reader should know, add it.',
    'If {q} matters most to you, slow down there for two sentences.',
    'Consider whether {q} deserves another two sentences about what {who} noticed and what was going through {whose} mind.',
  ],
};
