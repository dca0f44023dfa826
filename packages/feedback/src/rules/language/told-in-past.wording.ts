import type { Wording } from '../rule.ts';

export const wording: Wording = {
  strength: [
    'You tell it in the past tense, as it should be: {q}.',
    'Your verbs tell of the past, where the story belongs: {q}.',
    'The past tense suits this, and you use it: {q}.',
    'I know that it has happened already, because your verbs are {q}.',
  ],
};
