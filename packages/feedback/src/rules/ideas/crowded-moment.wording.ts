import type { Wording } from '../rule.ts';

/** The comments on what `crowded-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Slow down at {q}. Give it a few sentences.',
    'A lot goes by in the sentence with {q}. Pick the best part and slow it down.',
    'You rush past {q} and all that comes next. Choose one moment there. What could be seen, heard and felt?',
    'The sentence with {q} holds enough for a whole paragraph. Take one thing that happens in it, and give it two or three sentences of its own.',
  ],
};
