import type { Wording } from '../../rule.ts';

/** The comments on what `asked-no-self.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks you to write without {self}. Say {q} again in that way.',
    'Read {q} again. Your task wants no {self}, so who or what could the sentence begin with?',
    'Your task asks for a writer who stays outside. Write {q} again without {self}, and look for other places like that.',
  ],
};
