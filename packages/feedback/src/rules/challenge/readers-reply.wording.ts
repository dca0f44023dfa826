import type { Wording } from '../rule.ts';

/** The comments on what `readers-reply.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What might your reader ask about {q}? Tell them now.',
    'Swap places with your reader at {q}. What would you want to know? Write it there.',
    'Let a friend read as far as {q}, as if this had come to them. What would they write back to ask? Put the answer in.',
    'For a challenge, write the answer that you might get. If it asks anything about {q}, add that before you send yours.',
  ],
};
