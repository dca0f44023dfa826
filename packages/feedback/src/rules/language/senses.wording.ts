import type { Wording } from '../rule.ts';

/** What is said of what `senses.ts` finds. */
export const wording: Wording = {
  strength: [
    'I could almost feel it myself when I read {q}.',
    'You use your senses in {q}, so the reader is there with you.',
    '{q} tells me more than what could be seen.',
    'With {q} you take the reader right into the place.',
    'Details like {q} come from really noticing things.',
    'The place feels real because you tell me {q}.',
  ],
  nextStep: [
    'When you wrote {q}, what could you hear or smell? Add one of those.',
    'At {q}, help me to be there. Tell me one sound or one smell.',
    'I know where this is in {q}. Now add something you heard, felt or smelt.',
  ],
  examples: ['The hall smelt of floor polish and wet socks.'],
};
