import type { Wording } from '../../rule.ts';

export const wording: Wording = {
  strength: [
    'You don’t only tell me, you tell me why: {q}.',
    'You give a reason here: {q}.',
    'A reader who asks why finds the answer in {q}.',
  ],
};
