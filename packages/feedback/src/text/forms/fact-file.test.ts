import { expect, it } from 'vitest';
import { isFactFile } from './fact-file.ts';
import { readStudentText } from '../student-text.ts';

const isRead = (text: string) => isFactFile(readStudentText(text).lines);

it('knows facts beside labels', () => {
  expect(isRead('SHARK\nSize: 6 metres\nFood: seals\nHabitat: cool seas')).toBe(true);
});

it('takes one or two labels, and prose, for none', () => {
  expect(isRead('Size: 6 metres\nFood: seals')).toBe(false);
  expect(isRead('Sharks are fish. They eat seals.\nThey live in cool seas.\nSize: 6 m')).toBe(
    false,
  );
});
