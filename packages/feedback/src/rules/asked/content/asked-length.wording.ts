import type { Wording } from '../../rule.ts';

/** The comments on what `asked-length.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task allows {most} words, and you have about {count}. Your longest {part} begins with {q}: what could go there that no reader would miss?',
    'The task wants no more than {most} words, and there are about {count}. Look at your longest {part}, which begins with {q}. Which words could go?',
    'You have about {count} words, and the task allows {most}. Cut what a reader would miss least, and start with your longest {part}, at {q}.',
  ],
};
