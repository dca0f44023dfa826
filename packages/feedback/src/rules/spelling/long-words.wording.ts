import type { Wording } from '../rule.ts';

/** What is said of what `long-words.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'You take on long words such as {q}.',
      'It is good that you try long words like {q}, and spell them right.',
      'Long words like {q} are no trouble for you.',
      'I counted the letters in {q}, and each letter is in its place.',
      'Writers who take on words such as {q} learn to spell even more of them.',
      'Attempting longer words, for instance {q}, helps your spelling to grow.',
    ],
    reasons: [
      'That takes care.',
      'Long words have many places to go wrong.',
      'Trying long words is the way to learn more of them.',
    ],
    again: [
      'use one more long word, and check each part of it',
      'say your longest words part by part and check them',
    ],
  },
};
