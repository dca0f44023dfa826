import type { Wording } from '../../rule.ts';

/** The comments on what `step-lines.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your steps run together, so it is easy to lose the place. Number them, and start a new line at {q}.',
    'Give each step its own line and a number. Where does {q} come in your list?',
    'Split your paragraph into numbered steps. One of them starts at {q}.',
    'Separate your instructions into numbered steps, beginning another line at {q}, so that nobody loses the place.',
  ],
};
