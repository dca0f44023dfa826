import { expect, test } from 'vitest';
import { withoutTemplate } from './template.ts';

const template = 'WALT write a recount\nI can use time words\nStart below:\n';

test('keeps what follows the lines that the template and the copy have in common', () => {
  expect(withoutTemplate(`${template}We went to camp.\nIt rained.`, template)).toBe(
    'We went to camp.\nIt rained.',
  );
});

test('keeps everything from a template line that the student changed', () => {
  const changed = 'WALT write a recount\nI can use COOL words\nStart below:\nWe went.';
  expect(withoutTemplate(changed, template)).toBe('I can use COOL words\nStart below:\nWe went.');
});

test('leaves out blank lines between the template and the first words', () => {
  expect(withoutTemplate(`${template}\n  \n  We went.`, template)).toBe('  We went.');
});

test('takes lines as equal that differ in white space at their end or in line breaks', () => {
  expect(withoutTemplate('Title \r\nStart\r\nMine', 'Title\nStart  ')).toBe('Mine');
});

test('leaves nothing of a copy that nobody has written in', () => {
  expect(withoutTemplate(template, template)).toBe('');
});

test('keeps the whole text when the template is empty', () => {
  expect(withoutTemplate('\nMine', ' \n')).toBe('\nMine');
});
