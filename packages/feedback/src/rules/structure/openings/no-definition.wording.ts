import type { Wording } from '../../rule.ts';

/** The comments on what `no-definition.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Think of a reader who has never heard of your topic. Before {q}, write one sentence that says what it is.',
    'Could a stranger tell from {q} what kind of thing this is? If not, put a general sentence in front that says so.',
    'Open with a general sentence that says what your topic is. Your first fact, {q}, can come after it.',
  ],
};
