import type { Wording } from '../rule.ts';

/** What is said of what `joined-by-and.ts` finds. */
export const wording: Wording = {
  nextStep: {
    actions: [
      'put a full stop in place of one and',
      'turn one long sentence into two',
      'decide where the long sentence could end and a new one begin',
    ],
    sentences: [
      'The sentence with {q} has {times} ands in it. Make it into two.',
      'The sentence with {q} goes on and on: there are {times} ands. Put in a full stop.',
      'Find the sentence with {q}. It joins its ideas with {times} ands, so split it into shorter sentences.',
    ],
    reasons: ['Then the reader can take a breath.', 'Shorter sentences make each idea clear.'],
    examples: [
      'We packed the car. After that, we drove to Napier.',
      'The kite went up. Then the string snapped.',
      'Koro cut the wood. When it was dry, we lit the fire.',
    ],
    questions: [
      'Where do you take a breath when you read it aloud?',
      'Where could a full stop go?',
      'Which idea could have a sentence to itself?',
      'Which of the joined ideas matters most?',
    ],
  },
};
