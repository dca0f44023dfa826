import type { Wording } from '../../rule.ts';

export const wording: Wording = {
  strength: [
    'Your sentences begin in different ways: {q1} in one, {q2} in another, {q3} in a third.',
    'You vary how your sentences start, with {q}.',
    'I like how your sentences start in different ways, such as {q}.',
  ],
};
