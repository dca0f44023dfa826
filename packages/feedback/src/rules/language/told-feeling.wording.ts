import type { Wording } from '../rule.ts';

/** The comments on what `told-feeling.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Let me see the feeling at {q}. What did the face, hands or heart do?',
    'At {q} you name the feeling. Show it: what would I have seen in the face or the hands?',
    'Don’t tell me the feeling at {q}. Show it by what the body does.',
    'Instead of naming the emotion at {q}, describe what somebody watching would notice about the face, hands or voice.',
  ],
  examples: ['Her knees shook as she let go of the rail.'],
};
