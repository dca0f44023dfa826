import type { Wording } from '../../rule.ts';

/** The comments on what `impersonal-tone.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Reports tell what is true for everyone, without ‘I’, ‘my’ or chat to the reader. Change {q}.',
    'Would a book of facts say {q}? If not, put a plain fact there.',
    'Most reports keep the writer out. Can you tell {q} without ‘I’, ‘we’ or ‘my’?',
    'Because a report is about its topic rather than its writer, see whether you can say {q} as a fact that holds for everybody.',
  ],
};
