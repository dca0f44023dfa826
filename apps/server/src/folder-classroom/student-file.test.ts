import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileReader } from './student-file.ts';
import { docxOf, paragraph } from './testing/docx-file.ts';
import { folderOfClasses, type FolderOfClasses } from './testing/folder-of-classes.ts';

const read = createFileReader();
let here: FolderOfClasses;

beforeEach(async () => {
  here = await folderOfClasses();
  await here.write('Bella.txt', 'We went.');
});
afterEach(() => here.close());

it('a link that takes a file’s place just before it is opened is not followed', async () => {
  const link = path.join(here.folder, 'Caleb.txt');
  await symlink(path.join(here.folder, 'Bella.txt'), link);
  await expect(read(link, new AbortController().signal)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('a folder with a file’s name is unreadable', async () => {
  await here.makeFolder('Caleb.txt');
  const folder = path.join(here.folder, 'Caleb.txt');
  await expect(read(folder, new AbortController().signal)).rejects.toMatchObject({
    code: 'document_unreadable',
  });
});

it.each(['Bella.txt', 'Bella.docx'])(
  'a browser that leaves while %s is read gets no answer, and no failure of the file’s',
  async (name) => {
    await here.write('Bella.docx', 'no Word document');
    const leaving = new AbortController();
    const reading = read(path.join(here.folder, name), leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
  },
);

it('a Word document that waits for its turn is read when that has come, and fills no memory until then', async () => {
  const names = ['Āwhina', 'Bella', 'Caleb', 'Dev', 'Last'].map((name) => `${name}.docx`);
  for (const name of names) await here.write(name, docxOf(paragraph('We went.')));
  const reading = names.map((name) =>
    read(path.join(here.folder, name), new AbortController().signal),
  );
  await read(path.join(here.folder, 'Bella.txt'), new AbortController().signal);
  await here.write('Last.docx', docxOf(paragraph('We went to the awa.')));
  expect((await Promise.all(reading)).at(-1)).toBe('We went to the awa.');
});
