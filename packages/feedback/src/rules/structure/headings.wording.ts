import type { Wording } from '../rule.ts';

/** What is said of what `headings.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'Your headings, such as {q}, help me find facts.',
      'I like the headings {q}.',
      'You group your facts under headings like {q}.',
      'With headings such as {q}, the reader can find each part.',
      'Organising the facts under headings, for instance {q}, makes your report clear.',
    ],
    reasons: [
      'I can find what I need.',
      'Facts that belong together are together.',
      'Headings let the reader find information without reading everything.',
    ],
    again: [
      'check that each fact is under the right heading',
      'add one more heading with new facts',
      'check that every fact belongs under its heading',
    ],
  },
  nextStep: {
    actions: [
      'put your facts in groups with headings',
      'add a heading for each group of facts',
      'group the facts that belong together, and give each group a heading',
    ],
    sentences: [
      'Headings would help the reader to find your facts.',
      'Some of your facts belong together and could have a heading.',
    ],
    reasons: [
      'Then I can find what I need.',
      'Headings show the reader how the facts are organised.',
    ],
    examples: ['What it looks like', 'Where it lives', 'Food and enemies'],
    questions: [
      'Which facts belong together?',
      'What could each heading say?',
      'What would a reader look for first?',
      'How many groups of facts do you have?',
    ],
  },
};
