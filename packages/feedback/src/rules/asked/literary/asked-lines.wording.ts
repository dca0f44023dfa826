import type { Wording } from '../../rule.ts';

/** The comments on what `asked-lines.ts` finds; `{wanted}` is ‘three verses’, `{found}` ‘two’. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {wanted}, and I count {found}. Go on after {q}.',
    'I count {found} so far, but the task wants {wanted}. What else could you tell after {q}?',
    'Read your poem aloud as far as {q}, and write on: it has {found} so far, and your task asks for {wanted}.',
  ],
};
