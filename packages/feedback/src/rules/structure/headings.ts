import { wordsOf } from '../../text/words.ts';
import type { StudentText } from '../../text/student-text.ts';
import { nextStep, strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Headings over groups of facts. */
export const headings: Rule = {
  find(text) {
    const found = headingsOf(text);
    if (found.length >= 2) return strengthInWords(found, 0.8);
    return text.words.length < 60 ? [] : nextStep([], 0.5);
  },
  strength: {
    effects: [],
    sentences: [
      'Your headings, such as {q}, help me find facts.',
      'I like the headings {q}.',
      'You group your facts under headings like {q}.',
      'With headings such as {q}, the reader can find each part.',
      'Organising the facts under headings, for instance {q}, makes your report clear.',
    ],
    reasons: [
      'I can find what I need.',
      'Facts that belong together are together.',
      'Headings let the reader find information without reading everything.',
    ],
    again: [
      'check that each fact is under the right heading',
      'add one more heading with new facts',
      'check that every fact belongs under its heading',
    ],
  },
  nextStep: {
    actions: [
      'put your facts in groups with headings',
      'add a heading for each group of facts',
      'group the facts that belong together, and give each group a heading',
    ],
    sentences: [
      'Headings would help the reader to find your facts.',
      'Some of your facts belong together and could have a heading.',
    ],
    reasons: [
      'Then I can find what I need.',
      'Headings show the reader how the facts are organised.',
    ],
    examples: ['What it looks like', 'Where it lives', 'Food and enemies'],
    questions: [
      'Which facts belong together?',
      'What could each heading say?',
      'What would a reader look for first?',
      'How many groups of facts do you have?',
    ],
  },
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
