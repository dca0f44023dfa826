import type { Wording } from '../../rule.ts';

/** The comments on what `crowded-moment.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Is {q} an important moment? If so, give it a few sentences.',
    'A lot goes by in the sentence with {q}. Pick the best part and slow it down.',
    'Much happens around {q}. Choose one moment there. What could be seen, heard and felt?',
    'The sentence with {q} holds enough for a whole paragraph. Take one thing that happens in it, and give it two or three sentences of its own.',
  ],
};
