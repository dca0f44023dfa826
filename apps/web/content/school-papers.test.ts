import { expect, test } from 'vitest';
import { readSchoolPapers } from './school-papers.ts';

test('the papers have the apostrophes of the other pages', () => {
  for (const { slug, title, summary, content } of readSchoolPapers())
    expect([title, summary, content].join('\n'), slug).not.toMatch(/\p{L}('|&#39;)/u);
  expect(
    readSchoolPapers()
      .map(({ summary }) => summary)
      .join(' '),
  ).toContain('students’ information');
});
