import type { Wording } from '../rule.ts';

/** What is said of what `present-tense.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'is in the present tense, as facts should be',
      'tells a fact in the present tense',
      'keeps to the present tense and tells me that it is always true',
    ],
    sentences: [
      'You tell facts in the present tense, as in {q}.',
      'The present tense in {q} is right for a report.',
      'Using the present tense, as in {q}, shows the reader that these are facts.',
    ],
    reasons: [
      'Facts are true every day.',
      'It sounds like a real report.',
      'The timeless present makes your information sound reliable.',
    ],
    again: [
      'check that each new fact is in the present tense',
      'keep to the present tense in any new parts',
      'check the verbs in any facts that you add',
    ],
  },
  nextStep: {
    actions: [
      'check if it is a fact that is always true',
      'use the present tense if it is still true',
      'use the present tense for facts that are still true',
    ],
    sentences: [
      'Look at the verb in {q}. Is it still true today?',
      'The verb in {q} is in the past. Does the fact belong to the past?',
    ],
    reasons: ['Facts are told in the present.', 'A report tells what is always true.'],
    examples: [
      'Owls hunt at night.',
      'A spider has eight legs.',
      'Rivers carry stones to the sea.',
    ],
    questions: [
      'Is that still true today?',
      'Which verbs show that it is a fact?',
      'When is this true?',
    ],
  },
};
