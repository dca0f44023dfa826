import type { Wording } from '../../rule.ts';

/** The comments on what `comma-splice.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Put a full stop before {q}. It is a new sentence.',
    'Look at the {comma} before {q}. It joins two sentences. Use a full stop, or the joining word that fits best.',
    'A {comma} alone can’t hold two sentences. Put a full stop before {q}, or add a joining word.',
    'When you proofread, check the {comma} before {q}. Would a full stop or a joining word be stronger?',
    'Read up to {q} aloud. A new sentence {begins} there, so put a full stop before it, and a capital.',
    'A new idea {begins} at {q}. Mark it with a full stop and a capital, or add a joining word.',
  ],
};
