import type { Wording } from '../../rule.ts';

/**
 * The comments on what `asked-headings.ts` finds: `{wanted}` and `{found}` count headings,
 * `{headings}` is filled where there are none.
 */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {wanted} headings, and I count {found}. Which facts under {q} need their own?',
    'I count {found} headings so far, and the task wants {wanted}. Look for facts under {q} that are about something else, and give them a heading, too.',
    'Your task asks for {headings}. What is the part with {q} about? Write that above it, on a line of its own, and give the other parts a heading too.',
    'A reader can’t find a part quickly yet, so use {headings}, as your task says. Which one would {q} go under?',
    'Sort your sentences under {headings}, as the task wants it. Begin with {q}: which heading would tell a reader what to find there?',
  ],
};
