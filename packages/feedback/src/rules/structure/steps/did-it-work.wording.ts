import type { Wording } from '../../rule.ts';

/** The comments on what `did-it-work.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Can a reader tell whether it has worked? If not, say after {q} what it should look or feel like.',
    'What could go wrong before {q}? If you know a way to put it right, add it.',
    'If there is a sign that all went well, tell your reader after {q} what to look for.',
  ],
};
