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
    'Start a new paragraph at {q}, where {part} begins.',
    'A big block of writing is hard to read. At {q} comes {part}, so begin a new paragraph there.',
    'Give your reader a rest before {q}: {part} begins there, so give it its own paragraph.',
    'Organise your writing by beginning another paragraph at {q}, where you move on to {part}.',
  ],
};
