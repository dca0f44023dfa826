import type { Wording } from '../rule.ts';

/** What is said of what `command-verbs.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [],
    sentences: [
      'Words like {q} tell me what to do.',
      'You start steps with command verbs: {q}.',
      'I know what to do when I read {q}.',
      'Command verbs such as {q} make your steps clear.',
      'Beginning your instructions with verbs like {q} keeps them short and direct.',
    ],
    reasons: [
      'I can start at once.',
      'Each step is short and clear.',
      'Command verbs let the reader act without guessing.',
    ],
    again: [
      'check that each step starts with a command verb',
      'start one more step with an exact verb',
      'look for another step that could begin with an exact verb',
    ],
  },
  nextStep: {
    actions: [
      'start with a word that tells me what to do',
      'begin the step with a command verb',
      'turn it into a command that begins with a verb',
    ],
    sentences: [
      'Look at {q}. Can the step begin with the action word?',
      'Start the step {q} with a command verb in place of its first words.',
    ],
    reasons: [
      'Then each step is short and clear.',
      'Command verbs tell the reader what to do at once.',
    ],
    examples: [
      'You should stir the paint becomes stir the paint.',
      'Then you fold it becomes fold it.',
      'We wash our hands becomes wash your hands.',
    ],
    questions: [
      'What is the action in that step?',
      'Which verb tells the reader what to do?',
      'Which other steps could begin with a verb?',
    ],
  },
};
