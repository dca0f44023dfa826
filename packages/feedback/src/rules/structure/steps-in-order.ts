import { commandsOf } from '../../language/command-verbs.ts';
import { openingOf } from '../../text/excerpt.ts';
import { nextStep, strength, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';

const numbered = /^\s*(?:step )?\d+[.):]?\s+\S/gimu;
const ordering =
  /(?<=^|[.!?\n]\s*)(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|after that|finally|lastly|once|now|last)\b/gimu;

/** Steps that are numbered, or put in order by words. */
export const stepsInOrder: Rule = {
  find(text) {
    const steps = [...text.text.matchAll(numbered)];
    const commands = commandsOf(text);
    if (steps.length >= 3)
      return strength(
        commands.slice(0, 5).flatMap((sentence) => openingOf(text, sentence) ?? []),
        0.75,
      );
    const words = [
      ...new Map(
        Array.from(text.text.matchAll(ordering), (match) => [match[0].toLowerCase(), match[0]]),
      ).values(),
    ];
    return words.length >= 2 ? strengthInWords(words, 0.65) : nextStep([], 0.65);
  },
  strength: {
    effects: [],
    sentences: [
      'Your steps come in order, as I see from {q}.',
      'I can follow your steps, with {q} to lead me.',
      'The order is clear, thanks to {q}.',
      'You keep the steps in order: see {q}.',
      'The reader can follow your instructions step by step, as in {q}.',
    ],
    reasons: [
      'I can do one thing at a time.',
      'A clear order helps me get it right.',
      'Steps in order are easy for the reader to follow.',
    ],
    again: [
      'check that no small step is missing',
      'ask a friend to follow your steps',
      'test each step and add whatever is missing',
    ],
  },
  nextStep: {
    actions: [
      'number the steps',
      'put each step on a line of its own',
      'number your steps so that the reader can follow them one by one',
    ],
    sentences: [
      'The steps would be easier to follow with numbers.',
      'Show the reader clearly where each step begins.',
    ],
    reasons: ['Then I can follow them one by one.', 'A reader can see at once what comes next.'],
    examples: [
      '1. Fill the pot. 2. Press in the seed. 3. Water it.',
      'First, fold the paper. Next, turn it over.',
    ],
    questions: [
      'Which step comes first?',
      'Is there a step that a reader might miss?',
      'What has to be done before that?',
      'Could a friend follow your steps?',
    ],
  },
};
