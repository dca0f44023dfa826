import type { Wording } from '../../rule.ts';

/** The comments on what `asked-self.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks you to write with ‘I’. Say {q} again as the one who was there.',
    'Who tells this? Your task wants the first person, so write {q} with ‘I’ or ‘my’, and go on like that.',
  ],
};
