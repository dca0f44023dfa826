import type { Wording } from '../../rule.ts';

/** The comments on what `asked-simile.ts` finds; `{wanted}` is ‘two similes’, `{found}` ‘only one’. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {wanted}, and I found {found}. Finish this with ‘like’ or ‘as’: {q}. What does it remind you of?',
    'I count {found} so far, and your task wants {wanted}. What could you compare with something else at {q}?',
    'At {q}, how much, or in what way? Compare it with something that your reader knows: your task asks for {wanted}, and I see {found}.',
  ],
};
