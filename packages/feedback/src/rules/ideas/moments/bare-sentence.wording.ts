import type { Wording } from '../../rule.ts';

/** The comments on what `bare-sentence.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'These words leave me wanting more: {q}. What made it like that?',
    'Show me what you mean by {q}. What would I have seen, heard or felt?',
    'Grow the part at {q}. What could be seen, heard or felt there?',
    'Add one more sentence after {q} that lets me see it.',
    'Develop {q} with another sentence of detail, describing exactly what made it like that.',
  ],
};
