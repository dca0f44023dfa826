import type { Wording } from '../rule.ts';

/** The comments on what `asked-paragraphs.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for paragraphs, and this is one block. Does something new begin at {q}? If so, start a new line there.',
    'Divide your writing into parts, as the task wants it. You could try a new paragraph at {q}, and look for other places.',
    'All of it stands in one paragraph, but your task asks for more. Read on from {q}: is that a good place to begin another?',
  ],
};
