import { excerptAround } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

const needed =
  /\b(?:(?:what )?you(?:['’]ll| will)? need(?! to)|ingredients|materials|equipment|things you need)\b|(?<=^|[.!?:\n]\s*)gather\b/iu;

/** A list of what is needed for a procedure. */
export const materials: Rule = {
  find(text) {
    const match = needed.exec(text.text);
    if (match === null) return nextStep([], 0.75);
    const heading = text.lines.find((line) => line.start <= match.index && match.index < line.end);
    const end = match.index + match[0].length;
    const excerpt = excerptAround(text, { start: match.index, end });
    const shown =
      excerpt ?? (heading !== undefined && heading.text.length < 40 ? heading.text : null);
    return shown === null ? [] : strength([shown.replace(/:$/u, '')], 0.7);
  },
  strength: {
    effects: [
      'tells me what I need',
      'helps me get ready',
      'lets the reader get everything ready first',
      'helps the reader to have everything ready before the first step',
    ],
    sentences: [
      'You tell me what I need with {q}.',
      'I can get ready, for you wrote {q}.',
      'With {q}, the reader can collect everything before starting.',
    ],
    reasons: [
      'Now I can get ready.',
      'Nobody has to stop in the middle.',
      'A reader who has everything ready can follow the steps.',
    ],
    again: [
      'check that each thing in the list comes up in a step',
      'say how much or how many of each thing',
      'check that nothing is missing from what the reader needs',
    ],
  },
  nextStep: {
    actions: [
      'add a list of what I need',
      'tell the reader what to get ready',
      'make a list of everything that the reader has to have ready',
    ],
    sentences: [
      'I could not find a list of the things that are needed.',
      'A reader has to know what to get ready.',
    ],
    reasons: ['Then I can get it all ready.', 'With a list the reader can prepare first.'],
    examples: [
      'You will need: a pot, some soil, two seeds.',
      'Materials: string, a stick, four leaves',
      'Ingredients: 2 cups of flour, 1 egg',
    ],
    questions: [
      'What has to be ready before you start?',
      'How much of each thing do you need?',
      'What would happen if something was missing?',
    ],
  },
};
