import type { Wording } from '../rule.ts';

/** What is said of what `simile.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'helps me see it',
      'makes a clear picture',
      'paints a picture in my mind',
      'compares two things so that the reader can imagine the moment',
    ],
    sentences: [
      'You used a simile, {q}, and I could see it at once.',
      'The simile {q} makes this part come alive.',
      'I could picture it when you wrote {q}.',
      'Comparing things, as you do in {q}, gives the reader a vivid picture.',
    ],
    reasons: [
      'A simile shows the reader and does not just tell.',
      'Now I can see what you saw.',
      'A good comparison helps the reader to imagine something new.',
    ],
    again: [
      'find one more place for a simile',
      'use one more simile where the reader has to picture something',
      'compare one more thing with something that the reader knows well',
    ],
  },
  nextStep: {
    actions: [
      'add one simile to help me see it',
      'say what one thing looked like or sounded like',
      'compare something with a thing that the reader knows',
    ],
    sentences: [
      'One simile would help the reader to see it.',
      'Pick one thing and tell me what it was like.',
    ],
    reasons: ['Then I can see it too.', 'A comparison helps the reader to imagine it.'],
    examples: [
      'The moon was as thin as a fingernail.',
      'The crowd buzzed like a beehive.',
      'The old door groaned like a sleepy bear.',
    ],
    questions: [
      'What did it look like or sound like?',
      'What could you compare it with?',
      'What does that moment remind you of?',
      'Which thing would you like me to see as you saw it?',
    ],
  },
};
