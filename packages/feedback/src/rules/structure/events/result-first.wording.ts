import type { Wording } from '../../rule.ts';

/** The comments on what `result-first.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Which happened first: {q1}, or {q2}? Put them in order.',
    'You tell {q1} before {q2}. Did it happen that way? If not, swap them, so that your reader can follow.',
    'In the order of time, does {q2} come after {q1}? If not, move it up to where it happened.',
  ],
};
