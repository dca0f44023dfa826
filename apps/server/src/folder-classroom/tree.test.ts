import { stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOfClasses } from './testing/folder-of-classes.ts';
import { createTree } from './tree.ts';

it('a file was changed when its student last wrote in it, not when it was made', async () => {
  const { folder, write, close } = await folderOfClasses();
  await write('Bella.txt', 'We went.');
  const file = path.join(folder, 'Bella.txt');
  await utimes(file, new Date(), new Date('2026-08-03T09:30:00.000Z'));
  expect(await createTree(folder).modified('Bella.txt')).toBe('2026-08-03T09:30:00.000Z');
  await close();
});

// Linux keeps no day of making in /proc.
it.runIf(process.platform === 'linux')(
  'a folder counts as made when it last changed, on a disk that doesn’t know when it was made',
  async () => {
    const { birthtime, mtime } = await stat('/proc/sys');
    expect(birthtime.getTime()).toBe(0);
    expect(await createTree('/proc').created('sys')).toBe(mtime.toISOString());
  },
);
