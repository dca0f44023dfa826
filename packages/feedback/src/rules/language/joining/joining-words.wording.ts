import type { Wording } from '../../rule.ts';

export const wording: Wording = {
  strength: [
    'Your joining words do their work: {q1} brings {cause}, and {q2} brings a contrast.',
    'You use {q1} for {cause} and {q2} for a contrast, so your ideas are joined.',
    'With {q1} and {q2} you join your ideas instead of listing them.',
  ],
};
