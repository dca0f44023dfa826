import type { Wording } from '../rule.ts';

/** What is said of what `linking-words.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} shows how one idea leads to another.',
    'Your ideas are joined well in {q}.',
    'In {q} you link two ideas, so that I can follow your thinking.',
    'The joining words in {q} help your argument to flow.',
  ],
};
