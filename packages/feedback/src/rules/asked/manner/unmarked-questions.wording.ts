import type { Wording } from '../../rule.ts';

/** The comments on what `unmarked-questions.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task speaks of questions. Read {q} aloud: what mark belongs at the end?',
    'You ask something at {q}. Put a question mark where the question ends, and start the next sentence with a capital.',
    'When somebody is asked something, as at {q}, the sentence ends with a question mark. Add it, and look for others.',
  ],
};
