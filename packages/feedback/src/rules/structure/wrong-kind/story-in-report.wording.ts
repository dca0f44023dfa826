import type { Wording } from '../../rule.ts';

/** The comments on what `story-in-report.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'A story begins at {q}. Put facts there: what should a reader know about your topic?',
    'At {q} you tell what happened on one day. A report tells what is always so. Which facts could stand there?',
    'Keep {q} for a recount. What could your reader learn about the topic there instead?',
    'From {q} on your report becomes a story, so replace that part with facts that would be true on any day.',
  ],
};
