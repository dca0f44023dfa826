import type { Wording } from '../../rule.ts';

/** The comments on what `speech.ts` finds. */
export const wording: Wording = {
  strength: [
    'I can hear the people in your writing when someone says {q}.',
    'Letting someone speak, {q}, brings that part to life.',
    '{q} sounds just like a person talking.',
    'You let us hear it for ourselves: {q}.',
    'The spoken words {q} make me feel that I am there too.',
    'Instead of telling me about it, you let someone say {q}.',
  ],
  nextStep: [
    'Where you wrote {q}, let us hear the words. What did they say?',
    'At {q}, try writing down what was said, in speech marks.',
    'You tell me about it in {q}. Turn that into words that someone says.',
  ],
};
