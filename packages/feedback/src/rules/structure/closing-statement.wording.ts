import type { Wording } from '../rule.ts';

/** The comments on what `closing-statement.ts` finds. */
export const wording: Wording = {
  strength: [
    'You finish with what matters most: {q}.',
    'Your ending, {q}, tells the reader why the topic is worth knowing.',
    'Your reader is left with something to think about: {q}.',
  ],
  nextStep: [
    'Because your report finishes on another detail, {q}, consider adding a conclusion that reminds your reader what is most important about {topic}.',
    'Your report ends with {q}. Add one sentence: what should your reader remember?',
    'Your report stops at one more fact: {q}. Finish with a sentence about the whole topic. What matters most about {topic}?',
    'After {q}, add an ending. What should a reader remember about {topic}?',
    'After {q}, write a last sentence that sums up {topic}.',
  ],
};
