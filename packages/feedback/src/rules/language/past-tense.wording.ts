import type { Wording } from '../rule.ts';

/** What is said of what `past-tense.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'stays in the past tense',
      'is in the past tense and shows me that it has happened',
      'keeps to the past tense, as the rest of your text does',
    ],
    sentences: [
      'You keep to the past tense, as in {q}.',
      'Your verbs stay in the past, as in {q}.',
      'From {q} to the end, the past tense is consistent.',
    ],
    reasons: [
      'That helps me follow what happened.',
      'A steady tense makes the order of events clear to the reader.',
    ],
    again: [
      'check each verb once more when you have added new parts',
      'keep to the past tense in any new parts that you write',
    ],
  },
  nextStep: {
    actions: [
      'check if the verb is in the past tense',
      'make the verb match the rest of your text',
      'read the verbs one by one and keep them all in the past',
    ],
    sentences: [
      'Look at the verb in {q}: did it happen in the past?',
      'The verb in {q} has moved to the present tense.',
    ],
    reasons: ['Then I know when it happened.', 'One tense all through helps the reader to follow.'],
    examples: [
      'We walk to the river becomes we walked to the river.',
      'He runs and shouts becomes he ran and shouted.',
      'She says hello becomes she said hello.',
    ],
    questions: [
      'Did this happen now or in the past?',
      'Which verbs tell the reader that it is over?',
      'How do your verbs show when it happened?',
    ],
  },
};
