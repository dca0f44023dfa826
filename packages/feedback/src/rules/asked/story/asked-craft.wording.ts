import type { Wording } from '../../rule.ts';

/** The comments on what `asked-craft.ts` finds; `{wanted}` is ‘three time words’, `{found}` ‘only one’. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {wanted}, and I found {found}. Could you try that at {q}?',
    'I looked for {wanted}, as your task asks for that, and could find {found}. Try it at {q}.',
    'Read {q} again, and your task beside it: it wants {wanted}, and so far I see {found}. How could you write that part?',
  ],
};
