import type { Wording } from '../rule.ts';

/** The comments on what `position.ts` finds. */
export const wording: Wording = {
  strength: [
    'Early on you say what you think: {q}.',
    '{q} leaves no doubt where you stand.',
    'A clear opinion belongs near the start, and there yours is: {q}.',
    'Within your first sentences you write {q}, so I know your view.',
  ],
  nextStep: [
    'Say what you want before {q}.',
    'Could a reader tell your opinion before {q}? If not, say it there in one sentence.',
    'What should happen? Tell your reader before {q}, with ‘should’ or ‘must’.',
    'Put your opinion first. It could go just before {q}.',
  ],
};
