import type { Wording } from '../rule.ts';

/** The comments on what `reasons.ts` finds. */
export const wording: Wording = {
  strength: [
    'You don’t just say it, you give the reason: {q}.',
    '{q} tells me why, and that is what makes me believe you.',
    'I can follow your thinking in {q}.',
    'Backing up your idea with {q} makes it stronger.',
    'The reason you give, {q}, is clear.',
  ],
  nextStep: [
    'After {q}, tell your reader why.',
    '{q} is a strong thing to say. What is your reason?',
    'Someone might ask why at {q}. Give them a reason.',
  ],
};
