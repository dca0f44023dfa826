import type { Wording } from '../rule.ts';

/** The comments on what `told-feeling.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Let me see the feeling at {q}. What did the face, hands or heart do?',
    'At {q} you name the feeling. Show it: what would I have seen in the face or the hands?',
    'You tell me the feeling at {q}. Swap it for what the body did.',
    'Instead of naming the emotion at {q}, describe what somebody watching would notice about the face, hands or voice.',
  ],
};
