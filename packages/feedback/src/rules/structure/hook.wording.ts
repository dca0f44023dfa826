import type { Wording } from '../rule.ts';

/** What is said of what `hook.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'makes me want to read on',
      'pulls me in from the start',
      'is a hook: it makes the reader want to know more',
      'is an unexpected beginning that catches the attention of the reader',
    ],
    sentences: [
      'Your first words, {q}, pull me in.',
      'Starting with {q} makes me want to read on.',
      'You hook the reader at once with {q}.',
    ],
    reasons: [
      'I wanted to know more.',
      'A good start makes people read on.',
      'An opening of this kind makes the reader curious about what follows.',
    ],
    again: [
      'check that your last sentence is as strong as your first',
      'make the ending as strong as the start',
      'make the final sentence as interesting as your opening',
    ],
  },
  nextStep: {
    actions: [
      'try a new start: a sound, a question or some speech',
      'begin with something that makes me want to read on',
      'begin right in the middle of the action',
    ],
    sentences: [
      'You start with {q}. Try a first line that makes me want to know more.',
      'Your text starts with {q}: a sound or some speech could pull the reader in.',
    ],
    reasons: ['Then I will want to read on.', 'The first line can make the reader curious.'],
    examples: [
      'Crack! The branch gave way.',
      'Have you ever lost a shoe in the mud?',
      'Nobody saw the goat come in.',
    ],
    questions: [
      'Which moment would make a reader curious?',
      'What is the most exciting thing that you could start with?',
      'What sound or words could come first?',
      'What would make a friend want to read on?',
    ],
  },
};
