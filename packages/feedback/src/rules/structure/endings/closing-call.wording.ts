import type { Wording } from '../../rule.ts';

/** The comments on what `closing-call.ts` finds. */
export const wording: Wording = {
  strength: [
    'You finish by telling your reader what to do: {q}.',
    'After {q}, your reader knows exactly what you want.',
    '{q} ends your argument with something that can be done.',
    'As you come to the end, you ask for action: {q}.',
  ],
};
