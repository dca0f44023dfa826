import type { Wording } from '../../rule.ts';

/** The comments on what `asked-headings.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for headings. What is the part with {q} about? Write that above it, on a line of its own, and give the other parts a heading too.',
    'A reader can’t find a part quickly yet, so use headings, as your task says. Which one would {q} go under?',
    'Sort your sentences under headings, as the task wants it. Begin with {q}: which heading would tell a reader what to find there?',
  ],
};
