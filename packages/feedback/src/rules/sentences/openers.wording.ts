import type { Wording } from '../rule.ts';

/** What is said of what `openers.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'Your sentences begin in different ways, such as {q}.',
      'You start your sentences in many ways: look at {q}.',
      'I like the way you begin sentences with {q}.',
      'Beginnings such as {q} give your sentences variety.',
      'Varied sentence beginnings, for instance {q}, keep your writing flowing.',
    ],
    reasons: [
      'That keeps me reading.',
      'It makes your writing flow.',
      'Variety at the start of sentences holds the attention of the reader.',
    ],
    again: [
      'start one more sentence in a new way',
      'begin one sentence with a when, where or how word',
      'try beginning one more sentence with an action or a place',
    ],
  },
  nextStep: {
    actions: [],
    sentences: [
      '{times} of your sentences start with {q}. Begin one of them in a new way.',
      'You start {times} sentences with {q}. Change one of the starts.',
      'Look for {q} at the start of sentences: I counted {times}. Begin one of those with a when or where word.',
      'Because {times} of your sentences begin with {q}, your next step is to vary one or two beginnings.',
    ],
    reasons: ['New starts keep me reading.', 'Different beginnings help your writing to flow.'],
    examples: [
      'After lunch, the rain stopped.',
      'Behind the shed, a hen was asleep.',
      'Slowly, the door opened.',
      'With a loud bang, the balloon burst.',
    ],
    questions: [
      'How else could that sentence begin?',
      'Which sentence could start with when or where?',
      'Which sentence would you like to turn around?',
      'What could come first in that sentence?',
    ],
  },
};
