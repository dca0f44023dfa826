import type { Wording } from '../rule.ts';

/** What is said of what `speech.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'lets me hear a real voice',
      'makes the people sound real',
      'brings the moment to life',
      'lets the reader hear exactly what was said',
    ],
    sentences: [
      'I can hear someone talking in {q}.',
      'You let people speak, and {q} sounds real.',
      'The dialogue {q} takes the reader into the middle of the action.',
    ],
    reasons: [
      'Speech moves a story along.',
      'What people say shows what they are like.',
      'Dialogue lets the reader be there with them.',
    ],
    again: [
      'let someone speak in one more place',
      'add a few more words of speech at an exciting part',
      'use a little more dialogue to show what somebody is thinking',
    ],
  },
  nextStep: {
    actions: [
      'let someone speak',
      'add a few words that someone says',
      'choose an exciting moment and let us hear somebody speak',
    ],
    sentences: [
      'I would love to hear someone speak.',
      'One line of speech would bring your people to life.',
    ],
    reasons: ['Speech makes people sound real.', 'Hearing a voice brings the reader closer.'],
    examples: [
      'Nana whispered, ‘Hold the torch still.’',
      '‘Not again,’ groaned the bus driver.',
      '‘Who left the gate open?’ shouted Dad.',
    ],
    questions: [
      'What did people say at that moment?',
      'What words would we hear?',
      'Who could speak in your text, and what would they say?',
      'Which moment needs a voice?',
    ],
  },
};
