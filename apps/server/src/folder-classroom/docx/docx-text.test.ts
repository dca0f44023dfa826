import { expect, test } from 'vitest';
import { docxOf, item, paragraph, table } from '../testing/docx-file.ts';
import { docxText } from './docx-text.ts';

const textOf = (...pieces: string[]) => docxText(docxOf(...pieces));

test('each paragraph is a line, the empty ones too', async () => {
  const pieces = ['On Monday we went to camp.', '', 'It rained.'].map((text) => paragraph(text));
  expect(await textOf(...pieces)).toBe('On Monday we went to camp.\n\nIt rained.');
});

test('a break within a paragraph keeps its words apart', async () => {
  expect(await textOf(paragraph('Rain,\nrain'))).toBe('Rain,\nrain');
});

test('list items keep their numbers or marks, and each list counts from its start', async () => {
  const text = await textOf(
    item('Pack', 0),
    item('socks', 1),
    item('Go', 0),
    paragraph('Then:'),
    item('Sleep', 0),
  );
  expect(text).toBe('1. Pack\n  - socks\n2. Go\nThen:\n1. Sleep');
});

test('each cell of a table is a line, and empty ones leave no trace', async () => {
  expect(await textOf(table(['Who', 'Mum'], ['Where', '']), paragraph('We went.'))).toBe(
    'Who\nMum\nWhere\nWe went.',
  );
});

test('a file that only calls itself a Word document can’t be read', async () => {
  await expect(docxText(Buffer.from('PK and then a letter home'))).rejects.toThrow();
});
