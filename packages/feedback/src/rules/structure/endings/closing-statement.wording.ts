import type { Wording } from '../../rule.ts';

/** The comments on what `closing-statement.ts` finds. */
export const wording: Wording = {
  strength: [
    'You finish with more than another fact: {q}.',
    'Your ending, {q}, looks at the whole topic.',
    'Your reader is left with something to think about: {q}.',
  ],
  nextStep: [
    'Is {q} the best ending for your report? If not, add one about {topic} as a whole.',
    'What should your reader remember about {topic}? If you haven’t said it yet, add it after {q}.',
    'Does your report end with a sentence about the whole topic? If {q} isn’t one, write it.',
    'A report can end by saying what is most important about {topic}. Could you add that after {q}?',
  ],
};
