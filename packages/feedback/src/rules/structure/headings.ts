import { wordsOf } from '../../text/words.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './headings.wording.ts';

/** Headings over groups of facts. */
export const headings: Rule = {
  find(text) {
    const found = headingsOf(text);
    if (found.length >= 2) return strengthInWords(found, 0.8);
    return text.words.length < 60 ? [] : nextStep([], 0.5);
  },
  wording,
  speaksOf: {
    strength: { 'report structure': 2, organisation: 3, information: 1 },
    nextStep: { 'report structure': 2, information: 1 },
  },
  cases: [
    {
      title: 'praises headings',
      text: 'Kea\nWhat they look like\nKea are green with orange under their wings and a long bill.\nFood\nThey eat roots and leaves and seeds and sometimes sandwiches.',
      finds: [{ kind: 'strength', quotations: [['What they look like', 'Food']] }],
    },
    {
      title: 'asks for them in a longer text',
      text: 'Kea are green parrots that live in the hills. '.repeat(7),
      finds: [{ kind: 'nextStep', quotations: [] }],
    },
    { title: 'says nothing of a short text', text: 'Kea are green.', finds: [] },
  ],
};

/** Short lines without an end mark, followed by a longer line. */
function headingsOf(text: StudentText): string[] {
  return text.lines
    .filter((line, i) => {
      const next = text.lines[i + 1];
      const count = wordsOf(line.text).length;
      if (next === undefined || line === text.title || count === 0 || count > 6) return false;
      return (
        !/[.!,;]["”’]?$/u.test(line.text) &&
        !/^(?:\d|[-*•])/u.test(line.text) &&
        next.text.length > line.text.length * 1.5
      );
    })
    .map((line) => line.text.replace(/[:"“”]/gu, '').trim());
}
