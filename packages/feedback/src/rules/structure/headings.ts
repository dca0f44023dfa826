import { headingLines } from '../../text/headings.ts';
import { openingPhrase } from '../../text/phrase.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './headings.wording.ts';

/** The headings as words to quote. */
export const headingsOf = (text: StudentText): string[] =>
  headingLines(text).map((line) => line.text.replace(/[:"“”]/gu, '').trim());

/** Headings over groups of facts, or a long report without any. */
export const headings: Rule = {
  find(text) {
    const found = headingsOf(text);
    if (found.length >= 2) return strengthInWords(found, 0.7);
    const paragraphs = text.lines.filter((line) => line !== text.title && line.text.length > 60);
    if (found.length > 0 || text.words.length < 70 || paragraphs.length < 2) return [];
    const starts = new Set(paragraphs.map(({ start }) => start));
    const firsts = text.sentences.filter((sentence) => starts.has(sentence.start));
    return nextStep(
      firsts.slice(1).flatMap((one) => openingPhrase(text, one)),
      0.55,
    );
  },
  skill: 'grouping',
  wording,
  taken: { by: 'breaking', where: 'anywhere' },
  speaksOf: {
    strength: { 'report structure': 2, 'report features': 3, organisation: 3, information: 1 },
    nextStep: { 'report structure': 2, information: 1 },
  },
  cases: [
    {
      title: 'praises headings',
      text: 'Kea\nWhat they look like\nKea are green with orange under their wings and a long bill.\nFood\nThey eat roots and leaves and seeds and sometimes sandwiches.',
      finds: [{ kind: 'strength', quotations: [['What they look like', 'Food']] }],
    },
    {
      title: 'asks for them over the paragraphs of a longer text',
      text: 'Kea are green parrots that live high up in the hills of the South Island. Kea are green parrots that live high up in the hills of the South Island. Kea are green parrots that live high up in the hills of the South Island. \nThey eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. They eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. They eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. They eat roots and leaves and seeds and grubs, and sometimes a tramper’s lunch. ',
      finds: [{ kind: 'nextStep' }],
    },
    { title: 'says nothing of a short text', text: 'Kea are green.', finds: [] },
  ],
};
