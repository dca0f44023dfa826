import type { Wording } from '../rule.ts';

export const wording: Wording = {
  strength: [
    'You use the present tense for facts that stay true: {q}.',
    'Verbs in the present, such as {q}, belong in a report.',
    'The present tense fits a report, and you use it with {q}.',
  ],
};
