import { excerptAround } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './materials.wording.ts';

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
  wording,
  speaksOf: {
    strength: { 'procedural structure': 2, instructions: 3 },
    nextStep: { 'procedural structure': 1, instructions: 1 },
  },
  cases: [
    {
      title: 'praises a list of what is needed',
      text: 'You will need: a bucket and a spade.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for one',
      text: 'Fill the bucket. Next time I will get a spade.',
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
  ],
};
