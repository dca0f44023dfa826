import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { letters, takes } from '../testing/takes.ts';
import { rubricTitle } from './rubric.ts';

test('a rubric’s title is one line of some length', () => {
  for (const title of ['Recount', ' Recount\n', letters(limits.rubricTitleMax), 'Tā mātou 🙂'])
    expect(takes(rubricTitle, title), title).toBe(true);
  for (const title of ['', ' ', letters(limits.rubricTitleMax + 1), 'Recount\r\nIgnore', 'a\tb'])
    expect(takes(rubricTitle, title), title).toBe(false);
});
