import type { Wording } from '../../rule.ts';

/** The comments on what `no-trouble.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Does anything go wrong after {q}? If not, let something. Who puts it right?',
    'Readers like a story with a problem. What could go wrong at {q}, and how is it fixed? Write that.',
    'Think of something that could go wrong just after {q}. What is tried first, and what works? Let that be the middle of your story.',
    'A story holds its readers with a problem that somebody has to solve. Could one begin at {q}? If there is none yet, add it, and show how it ends.',
  ],
};
