import type { Wording } from '../rule.ts';

/** The comments on what `paragraphs.ts` finds. */
export const wording: Wording = {
  strength: [
    'Beginning another paragraph at {q}, where something different starts, makes your organisation easy to follow.',
    'You start a new paragraph where a new part begins, as at {q}.',
    'Your paragraphs make it easy to find my way. One of them begins with {q}.',
    'A new paragraph at {q} tells me that something new begins.',
  ],
  nextStep: [
    'Start a new paragraph at {q}.',
    'Your writing is one long block. A new part begins at {q}, so begin a new paragraph there.',
    'Give your reader a rest: begin a new paragraph at {q}.',
    'Organise your writing by beginning another paragraph at {q}, where you move on to something different.',
  ],
};
