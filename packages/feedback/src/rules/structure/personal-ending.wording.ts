import type { Wording } from '../rule.ts';

/** What is said of what `personal-ending.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'ends it with what you think',
      'is a personal way to end',
      'tells the reader what it meant to you',
      'closes your recount with a personal comment, as a good recount should',
    ],
    sentences: [
      'You end with {q}, so I know what you think.',
      'Your ending, {q}, tells me what it was like for you.',
      'By finishing with {q}, you let the reader know what the experience meant to you.',
    ],
    reasons: [
      'It rounds it off.',
      'I like to hear what you think.',
      'A personal comment at the end leaves the reader with your point of view.',
    ],
    again: [
      'say why you felt like that at the end',
      'add one more thought to your ending',
      'explain in your final sentence why this day mattered to you',
    ],
  },
  nextStep: {
    actions: [
      'end with what you thought of it',
      'add a last sentence that tells me how you felt',
      'finish with a personal comment about the whole experience',
    ],
    sentences: [
      'Your text stops at {q}. Add a sentence that says what you think of it all.',
      'After {q}, tell the reader what it was like for you.',
    ],
    reasons: ['Then I know what it meant to you.', 'A personal comment rounds off a recount.'],
    examples: [
      'I would swim there again tomorrow.',
      'It was the longest walk of my life, and the best.',
      'Next time I will bring dry socks.',
    ],
    questions: [
      'What will you remember most?',
      'What did you think when it was over?',
      'What would you do differently next time?',
      'Why was it worth writing about?',
    ],
  },
};
