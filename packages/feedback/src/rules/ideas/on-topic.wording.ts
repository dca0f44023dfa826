import type { Wording } from '../rule.ts';

/** What is said of what `on-topic.ts` finds. */
export const wording: Wording = {
  strength: [
    'You keep to your topic. From start to end, {q} is what it is about.',
    'I never lose sight of {q}, because you stay on your topic all the way.',
  ],
};
