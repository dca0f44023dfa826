import type { Wording } from '../../rule.ts';

/** The comments on what `pepeha.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your pepeha tells where you come from: {q}.',
    'With {q} in your pepeha, you tell where you come from.',
    'You let your reader know where you come from, because your pepeha says {q}.',
  ],
};
