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
    'I read on without knowing what you want. Say it in one sentence before {q}.',
    'What should happen? Tell your reader before {q}, with ‘should’ or ‘must’.',
    'Put your opinion first. It could go just before {q}.',
  ],
};
