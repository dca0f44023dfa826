import { limits, rubricMessages } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { rubricFileProblem, titleOf } from './rubric-file.ts';

const file = (name: string, type: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type });

test('a PDF of up to 5 MB can be a rubric', () => {
  expect(rubricFileProblem(file('a.pdf', 'application/pdf', limits.rubricBytesMax))).toBeNull();
  expect(rubricFileProblem(file('A.PDF', ''))).toBeNull();
});

test('other files and larger ones cannot', () => {
  expect(rubricFileProblem(file('a.docx', 'application/msword'))).toBe(rubricMessages.notPdf);
  expect(rubricFileProblem(file('a.pdf', 'application/pdf', limits.rubricBytesMax + 1))).toBe(
    rubricMessages.tooLarge,
  );
});

test('the file’s name suggests the title', () => {
  expect(titleOf(file('Term_3  persuasive.PDF', ''))).toBe('Term 3 persuasive');
});

test('a longer title ends with a whole word, unless it is a single one', () => {
  const most = limits.rubricTitleMax;
  const full = 'a'.repeat(most - 4);
  expect(titleOf(file(`${full} year.pdf`, ''))).toBe(full);
  expect(titleOf(file(`${full} the year.pdf`, ''))).toBe(`${full} the`);
  expect(titleOf(file(`${full} in 2026.pdf`, ''))).toBe(`${full} in`);
  expect(titleOf(file(`${'a'.repeat(most)} year.pdf`, ''))).toBe('a'.repeat(most));
  expect(titleOf(file(`${'a'.repeat(most + 1)}.pdf`, ''))).toBe('a'.repeat(most));
});
