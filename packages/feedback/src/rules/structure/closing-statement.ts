import { cuesIn, endingOf, lastWords } from '../../text/parts.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './closing-statement.wording.ts';

const closing =
  /\b(?:so|now you know|in conclusion|overall|all in all|as you can see|that is why|that['’]s why|amazing|important|special|interesting|treasure|taonga|protect|look after|save|need our help|unique|in summary|these are|future|fascinating)\b/iu;

const common = new Set(
  'the and are wa for they has can with you but not all from it thi that have was'.split(' '),
);

/** A report that ends with a statement about its whole topic. */
export const closingStatement: Rule = {
  find(text) {
    const [last] = endingOf(text, 1);
    if (last === undefined) return [];
    return closing.test(last.text) && mentionsTopic(text, last.text)
      ? strength(cuesIn(text, [last], closing), 0.65)
      : nextStep(lastWords(text), 0.55);
  },
  wording,
  speaksOf: {
    strength: { 'report structure': 3, ending: 4, information: 3 },
    nextStep: { 'report structure': 3 },
  },
  cases: [
    {
      title: 'praises a last sentence about the topic',
      text: 'Kea are green. Kea are clever. That is why kea need our help.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'asks for one',
      text: 'Kea are green. Kea are clever. Some weigh one kilo.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};

/** Whether a sentence has one of the longer words that the text uses most. */
function mentionsTopic(text: StudentText, sentence: string): boolean {
  const counts = new Map<string, number>();
  for (const word of text.words) {
    const stem = word.lower.replace(/(?:es|s)$/u, '');
    if (stem.length >= 3 && !common.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const small = sentence.toLowerCase();
  return (
    [...counts].some(([stem, count]) => count >= 3 && small.includes(stem)) ||
    /\b(?:they|it|these|this)\b/u.test(small)
  );
}
