import type { Wording } from '../rule.ts';

/** The comments on what `linking-words.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} shows how one idea leads to another.',
    'Your ideas are joined well in {q}.',
    'In {q} you link two ideas, so that I can follow your thinking.',
    'The joining words in {q} help your argument to flow.',
  ],
  nextStep: [
    'Join {q} to the reason before it.',
    'Your number words only count your reasons. Begin {q} with a word that shows how it fits, like ‘Besides’.',
    'At {q}, your number words only put your reasons in a row. How does this one fit the one before? Try ‘Besides’ or ‘Also’.',
  ],
};
