import type { Wording } from '../rule.ts';

/** The comments on what `position.ts` finds. */
export const wording: Wording = {
  strength: [
    'You say what you think straight away: {q}.',
    '{q} leaves no doubt where you stand.',
    'I know your view from the start, because you write {q}.',
    'Opening with your opinion, {q}, is the way to begin an argument.',
  ],
  nextStep: [
    'Say what you want before {q}.',
    'Before {q}, tell your reader what you want them to think.',
    'What do you want? Say it before {q}.',
    'Put your opinion first. It could go just before {q}.',
  ],
  examples: ['I believe every child should learn to swim.'],
};
