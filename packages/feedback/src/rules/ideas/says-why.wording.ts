import type { Wording } from '../rule.ts';

export const wording: Wording = {
  strength: [
    'You don’t only tell me, you tell me why: {q}.',
    'I understand your thinking here, because you gave the reason: {q}.',
    'A reader who asks why finds the answer in {q}.',
  ],
};
