import type { Wording } from '../../rule.ts';

/** The comments on what `paragraphs.ts` finds. */
export const wording: Wording = {
  strength: [
    'You divide your writing into paragraphs; one of them begins with {q}.',
    'Your paragraphs make it easy for me to find my way. One of them begins with {q}.',
    'A new line at {q} gives that part its own paragraph. That helps a reader.',
    'By beginning another paragraph at {q}, you organise your writing into parts.',
  ],
  nextStep: [
    'Does {part} begin at {q}? If so, start a new paragraph there.',
    'Writing that comes in one block is hard to read. Could a new paragraph begin at {q}?',
    'Give each part a paragraph. You could begin another one at {q}.',
    'Organise your writing into paragraphs: if you move on to {part} at {q}, begin another one there.',
  ],
};
