import type { Wording } from '../rule.ts';

/** What is said of what `senses.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'helps me feel that I am there',
      'lets me use my senses',
      'brings the place close to the reader',
      'describes it so well that the reader can sense it',
    ],
    sentences: [
      'I could sense it when I read {q}.',
      'You use the senses in {q}.',
      'Words such as {q} let the reader experience the place.',
    ],
    reasons: [
      'I can almost be there.',
      'Our senses make a place feel real.',
      'Describing with the senses takes the reader right into the scene.',
    ],
    again: [
      'add one more sound or smell',
      'use another of the senses in one more place',
      'describe another important place with the senses',
    ],
  },
  nextStep: {
    actions: [
      'add one sound or smell',
      'tell me what you could see and hear',
      'describe the place with two of your senses',
    ],
    sentences: [
      'Help me to see and hear the place.',
      'The reader would like to know what the place was like.',
    ],
    reasons: ['Then I can be there too.', 'The senses help the reader to imagine the place.'],
    examples: [
      'The shed smelt of petrol and cut grass.',
      'Gravel crunched under our tyres.',
      'The sand was so hot that we hopped to the water.',
      'Bacon sizzled in the dark kitchen.',
    ],
    questions: [
      'What could you hear or smell there?',
      'What would a camera have seen?',
      'What could you touch, hear or smell?',
      'Which of your five senses could you use here?',
    ],
  },
};
