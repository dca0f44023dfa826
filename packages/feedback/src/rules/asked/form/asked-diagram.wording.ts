import type { Wording } from '../../rule.ts';

/**
 * The comments on what `asked-diagram.ts` finds: `{picture}` is filled where no word points at one,
 * `{unlabelled}` where a picture is told without its labels.
 */
export const wording: Wording = {
  nextStep: [
    'Your task asks for a {picture} with labels. If you haven’t drawn it yet, start with what you tell at {q}. Which parts need a name?',
    'Help your reader to see {q}: point to the labelled {picture} that your task asks for. If it isn’t there yet, draw it.',
    'Your task asks for labels on your {unlabelled}. If it has none yet, which words from {q} could name its parts?',
    'Which parts of your {unlabelled} would a stranger not know? Look at {q}, and write a label for each, as your task asks.',
  ],
};
