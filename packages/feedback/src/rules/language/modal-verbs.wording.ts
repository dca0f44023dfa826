import type { Wording } from '../rule.ts';

/** The comments on what `modal-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} sounds sure of itself, and that is how to persuade.',
    'You sound certain when you write {q}.',
    'A strong verb like the one in {q} tells your reader what has to happen.',
  ],
};
