import type { Wording } from '../rule.ts';

/** What is said of what `closing-argument.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'brings me back to what you want',
      'is a strong way to end',
      'closes your argument and reminds me of your view',
      'is a conclusion that reminds the reader of your position',
    ],
    sentences: [
      'You end by saying what you want: {q}.',
      'Your ending, {q}, comes back to your view.',
      'Your conclusion, {q}, leaves the reader in no doubt about your position.',
    ],
    reasons: [
      'I know what you want me to do.',
      'The last words stay with the reader.',
      'A conclusion that returns to the position makes an argument feel complete.',
    ],
    again: [
      'make the last sentence a little shorter and stronger',
      'tell the reader in the last sentence what to do',
      'finish with one sentence that the reader will remember',
    ],
  },
  nextStep: {
    actions: [
      'end by saying again what you think',
      'add a last sentence that comes back to your view',
      'write a conclusion that returns to your position',
    ],
    sentences: [
      'Your text stops at {q}. End by coming back to what you think.',
      'After {q}, add a sentence that tells the reader what should happen.',
    ],
    reasons: ['The last words stay with me.', 'A conclusion reminds the reader of your position.'],
    examples: [
      'That is why our river needs us.',
      'So please, leave your car at home on Friday.',
      'In conclusion, every school should have a garden.',
    ],
    questions: [
      'What should the reader do now?',
      'What do you want people to remember?',
      'How could you say your view in new words?',
      'Which words should stay with the reader?',
    ],
  },
};
