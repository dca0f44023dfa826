import { cuesIn, endingOf, lastWords } from '../../text/parts.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

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
  strength: {
    effects: [
      'rounds off your report',
      'is a good last line',
      'brings the facts together at the end',
      'closes your report with a statement about the whole topic',
    ],
    sentences: [
      'You round it off with {q}.',
      'Your last sentence, {q}, brings it to a close.',
      'Your report ends with a statement about the whole topic: {q}.',
    ],
    reasons: [
      'It feels finished.',
      'It tells me why the topic matters.',
      'A closing statement leaves the reader with the most important idea.',
    ],
    again: [
      'say in your ending why people should care',
      'add to your ending what the reader can do',
      'make the final statement even more memorable',
    ],
  },
  nextStep: {
    actions: [
      'add a last sentence about the whole topic',
      'round it off with one big idea',
      'finish with a statement that brings your facts together',
    ],
    sentences: [
      'Your report stops at {q}. Add a last sentence about the whole topic.',
      'After {q}, round off your report with one big idea.',
    ],
    reasons: ['Then it feels finished.', 'A closing statement brings the facts together.'],
    examples: [
      'Small as they are, bees feed the world.',
      'That is why the wētā is a treasure.',
      'Rivers are the roads of the eel.',
    ],
    questions: [
      'What is the most important thing to know?',
      'What should the reader remember?',
      'Why does your topic matter?',
    ],
  },
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
