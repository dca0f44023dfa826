import type { Wording } from '../../rule.ts';

/** The comments on what `strung-ands.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'I counted {times} places where ‘and’ joins two ideas. Change {q}: put a full stop there, or use ‘when’, ‘but’ or ‘because’.',
    '‘And’ joins two ideas {times} times. Make two sentences of {q}, or join them with another word.',
    'Because ‘and’ joins two ideas {times} times, your sentences begin to sound alike. Rebuild {q} with another joining word or another beginning.',
    'Look for ‘and’ between two ideas: I counted {times}. Which of them could be two sentences, or begin with ‘when’ or ‘as’? Try it at {q}.',
  ],
};
