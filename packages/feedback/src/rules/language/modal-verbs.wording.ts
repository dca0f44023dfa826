import type { Wording } from '../rule.ts';

/** What is said of what `modal-verbs.ts` finds. */
export const wording: Wording = {
  strength: [
    '{q} sounds sure of itself, and that is how to persuade.',
    'You sound certain when you write {q}.',
    'Strong words such as those in {q} leave no doubt what you want.',
    'Nobody can miss what you think when you write {q}.',
  ],
};
