import type { Wording } from '../../rule.ts';

/** The comments on what `readers-reply.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'What might your reader ask about {q}? Tell them now.',
    'Swap places with your reader at {q}. What would you want to know? Write it there.',
    'Let a friend read as far as {q}, as if this had come to them. What would they write back to ask? Put the answer in.',
    'For a challenge, write the reply that you might get. Does it ask anything about {q}? If so, tell that, too, before you send yours.',
  ],
};
