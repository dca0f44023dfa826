import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('each cell is quoted, with its own quotation marks doubled', () => {
  expect(csvLine(['Mere "Mimi" Parata', 'a, b'])).toBe('"Mere ""Mimi"" Parata","a, b"\r\n');
});

test.each(['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])(
  'what a spreadsheet would take for a formula is text: %j',
  (text) => expect(csvLine([text])).toMatch(/^"'/),
);

test('a cell is one line', () => {
  expect(csvLine(['two\r\nlines'])).toBe('"two lines"\r\n');
});
