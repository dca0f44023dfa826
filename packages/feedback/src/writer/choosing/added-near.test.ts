import { expect, it } from 'vitest';
import { builtInWriter } from '../built-in-writer.ts';

const request = {
  text: 'Dear Mr Singh\n\nWe went to the museum on your bus. I sat at the front. You told us about your old bus that had no roof. I saw a moa and a big clock.\n\nMy sister goes on your bus too',
  studentName: 'Sam',
  focus: [{ title: 'General writing', descriptors: '' }],
  wordCount: 70,
  readingLevel: null,
  purpose: 'recount',
  seed: 'added near',
} as const;

const rulesFor = (instructions: string) =>
  builtInWriter
    .write({
      ...request,
      focus: [...request.focus],
      assignment: { title: 'A letter', instructions, rubric: '' },
    })
    .filter(({ kind }) => kind === 'nextStep')
    .map(({ rule }) => rule);

it('what is to be added near the words that are praised is asked for all the same', () => {
  expect(rulesFor('Write a thank-you letter to the driver.')[0]).toBe('noThanks');
});
