import type { Prompt } from '../prompt.ts';
import { answer, requote } from './changed-answer.ts';
import { plausible, plausiblePoints } from './plausible.ts';

/** A model that reasons tries an answer out before it gives one. */
export const thoughts = (prompt: Prompt): string =>
  `<think>\nOkay, the user wants feedback. Let me try: {"points": [{"kind": "strength", "comment": "Good."}]}\nHmm, that is too short for ${prompt.words} words. Should I give it a mark? No.`;

/** The same thing said in other words, as if it were quoted. */
const paraphrased = (phrase: string) => {
  const [first = '', ...rest] = phrase.split(' ');
  return ['basically', ...rest.toReversed(), first.toLowerCase()].join(' ');
};

const without = (prompt: Prompt, kind: string) =>
  JSON.stringify({ points: plausiblePoints(prompt).filter((point) => point.kind !== kind) });

/** Sentences that no check can spare: each tells the student to do something else. */
const orders = [
  'Put the best word first.',
  'Then take one word out.',
  'Try a new start for it.',
  'Use your ears and your nose.',
  'Make the last line short.',
  'Give each person a voice.',
  'Look at the shape of it.',
  'Change one word on each line.',
  'Write down what was said.',
  'Draw it, and then tell it.',
  'Swap two of the lines.',
  'Find the slow part.',
];

/** Answers as small models, such as those that run on a school's own machine, give them. */
export const smallModels = {
  missingSteps: (prompt: Prompt) =>
    prompt.task === 'points' ? without(prompt, 'nextStep') : plausible(prompt),
  missingStrengths: (prompt: Prompt) =>
    prompt.task === 'points' ? without(prompt, 'strength') : plausible(prompt),
  /** It reads, chooses and drafts, and forgets to answer. */
  missingPoints: () =>
    JSON.stringify({
      reading: [{ criterion: 'Ideas', seen: 'some' }],
      choice: 'More detail.',
      draft: 'I like your writing. Add more detail.',
    }),
  /** JSON in the middle of a sentence, with braces before it. */
  jsonInProse: (prompt: Prompt) =>
    `Sure! I followed your {format} and here it is: ${plausible(prompt)} Let me know if you want {changes}!`,
  thinksAloud: (prompt: Prompt) => `${thoughts(prompt)}\n</think>\n\n${plausible(prompt)}`,
  /** The template has taken the opening tag for its own. */
  thinksWithoutOpening: (prompt: Prompt) =>
    `${thoughts(prompt).replace('<think>', '')}\n</think>\n${plausible(prompt)}`,
  answersInProse: (prompt: Prompt) =>
    `**Strength:** I like how you begin. **Next step:** add more detail, ${prompt.name ?? 'friend'}.`,
  /** A list of one as what is in it. */
  bareQuotations: (prompt: Prompt) =>
    prompt.task === 'points'
      ? JSON.stringify({
          points: plausiblePoints(prompt).map((point) => ({
            ...point,
            quotations: point.quotations[0] ?? '',
          })),
        })
      : plausible(prompt),
  doubleLength: (prompt: Prompt) =>
    answer(prompt, (comment, { kind }) => ({
      comment: `${comment} ${(kind === 'strength' ? orders.slice(0, 6) : orders.slice(6)).join(' ')}`,
    })),
  paraphrases: (prompt: Prompt) => requote(prompt, paraphrased),
  /** What was asked for, said of the text, with something quoted. */
  parrotsCriteria: (prompt: Prompt) => {
    const criteria = prompt.fenced.find(({ label }) => label === 'CRITERIA')?.text ?? '';
    return answer(prompt, (_, { quotations }) => ({
      comment: [`Your writing has ${criteria}`, ...quotations.map((one) => `“${one}”.`)].join(' '),
    }));
  },
} satisfies Record<string, (prompt: Prompt) => string>;
