import type { Wording } from '../../rule.ts';

/** The comments on what `hook.ts` finds. */
export const wording: Wording = {
  strength: [
    'Opening with {q} makes me want to read on.',
    'You had me from the first line: {q}.',
    '{q} is a lively way to begin.',
    'Your first words, {q}, make me curious.',
  ],
};
