import type { Wording } from '../../rule.ts';

/** The comments on what `senses.ts` finds. */
export const wording: Wording = {
  strength: [
    'You use your senses in {q}, so I am there with you.',
    'Details like {q} let your reader sense what it was like.',
    '{q} makes it feel real, and not only for {eyes}.',
    'I could almost be there when I read {q}.',
  ],
  nextStep: [
    'What could be heard or smelt at {q}? Add one of those.',
    'At {q}, help me to be there. Tell me one sound or one smell.',
    'Somebody comes to a place at {q}. Let me hear or smell it there, too.',
  ],
};
