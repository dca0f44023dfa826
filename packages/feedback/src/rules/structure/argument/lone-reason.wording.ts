import type { Wording } from '../../rule.ts';

/** The comments on what `lone-reason.ts` finds. */
export const wording: Wording = {
  strength: [
    'You build your case one reason at a time, and {q} is easy to find.',
    'I can find your reasons quickly: the first words of {q} tell me that one is coming.',
    'You announce your reasons, as in {q}, so I always know where I am.',
  ],
  nextStep: [
    '{q} is one sentence on its own. Add one more: when have you seen that?',
    'You give a reason at {q} and go straight on. Stay there: what is an example from your own day?',
    'After {q}, add a sentence that starts with ‘For example’. What really happens?',
    'Your reason {q} would persuade your reader better with an example straight after it. What have you seen, heard or tried yourself?',
  ],
};
