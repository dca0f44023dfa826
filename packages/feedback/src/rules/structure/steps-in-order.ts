import { commandsOf } from '../../language/command-verbs.ts';
import { openingOf } from '../../text/excerpt.ts';
import { nextStep, strength, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './steps-in-order.wording.ts';

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
  wording,
  speaksOf: {
    strength: { 'procedural structure': 3, instructions: 1 },
    nextStep: { 'procedural structure': 3, instructions: 3 },
  },
  cases: [
    {
      title: 'praises numbered steps',
      text: '1. Fill the bucket with sand.\n2. Pat it down.\n3. Turn it over.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'praises words that put steps in order',
      text: 'First fill it. Next pat it. Finally turn it.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for an order',
      text: 'Fill it. Pat it.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
