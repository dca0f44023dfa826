import type { Wording } from '../rule.ts';

/** The comments on what `chosen-words.ts` finds. */
export const wording: Wording = {
  strength: [
    'With {q} you say {how} what you mean.',
    'You use {words}: {q}.',
    'You use words that belong to {topic}: {q}.',
    'I can {see} {q} as I read.',
    'Because you name {q}, I know what to {see}.',
  ],
};
