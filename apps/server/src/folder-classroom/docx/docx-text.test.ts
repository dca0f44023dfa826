import { expect, test } from 'vitest';
import { docxOf, docxWithNotes, item, noted, paragraph, table } from '../testing/docx-file.ts';
import { docxText } from './docx-text.ts';

const textOf = (...pieces: string[]) => docxText(docxOf(...pieces));

test('each paragraph is a line, the empty ones too', async () => {
  const pieces = ['On Monday we went to camp.', '', 'It rained.'].map((text) => paragraph(text));
  expect(await textOf(...pieces)).toBe('On Monday we went to camp.\n\nIt rained.');
});

test('a break within a paragraph keeps its words apart', async () => {
  expect(await textOf(paragraph('Rain,\nrain'))).toBe('Rain,\nrain');
});

test.each([
  ['a new page', '<w:br w:type="page"/>', 'The end.\nChapter two'],
  ['a new column', '<w:br w:type="column"/>', 'The end.\nChapter two'],
])('no words run together where there is %s between them', async (_case, between, whole) => {
  const pieces = ['The end.', between, 'Chapter two'].map((one) =>
    one.startsWith('<') ? one : `<w:t>${one}</w:t>`,
  );
  expect(await textOf(`<w:p><w:r>${pieces.join('')}</w:r></w:p>`)).toBe(whole);
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

test('footnotes and endnotes come at the end, as those of a Google Doc do', async () => {
  const file = docxWithNotes(
    [
      noted('We saw a weka', 'footnote', 1),
      noted('and a pūkeko', 'endnote', 0),
      noted('The weka', 'footnote', 1),
      noted('ate', 'footnote', 0),
    ],
    { footnote: ['Chips.', 'A kind of bird.'], endnote: ['A swamp hen.\nIt is blue.'] },
  );
  expect(await docxText(file)).toBe(
    'We saw a weka[1]\nand a pūkeko[2]\nThe weka[1]\nate[3]\n\n' +
      '[1] A kind of bird.\n[2] A swamp hen.\nIt is blue.\n[3] Chips.',
  );
});

test('a note that is missing from the file leaves its number, and no line', async () => {
  expect(await textOf(noted('We saw a weka', 'footnote', 7))).toBe('We saw a weka[1]');
});

test('a file that only calls itself a Word document can’t be read', async () => {
  await expect(docxText(Buffer.from('PK and then a letter home'))).rejects.toThrow();
});
