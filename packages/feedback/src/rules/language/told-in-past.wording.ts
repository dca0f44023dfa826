import type { Wording } from '../rule.ts';

export const wording: Wording = {
  strength: [
    'You tell it in the past tense, as it should be: {q}.',
    'Your verbs {q} keep the story in the past.',
    'The past tense suits this, and you use it: {q}.',
    'With verbs like {q} you keep me in the past, where it happened.',
  ],
};
