import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolderHold } from './make-folder-hold.mjs';

let parent;
let folder;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'second-draft-folder-'));
  folder = path.join(parent, 'bundles');
});
afterEach(() => rmSync(parent, { recursive: true }));

const hold = (files) =>
  makeFolderHold(
    folder,
    Object.entries(files).map(([name, text]) => ({
      path: path.join(folder, name),
      contents: Buffer.from(text),
    })),
  );
const held = () =>
  Object.fromEntries(
    globSync('**/*.js', { cwd: folder })
      .toSorted()
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
const fileNumber = (name) => statSync(path.join(folder, name)).ino;

it('a folder holds what it is given, and nothing that it held before', () => {
  const first = { 'chunks/old.js': '1', 'thread.js': '2' };
  hold(first);
  expect(held()).toEqual(first);
  const second = { 'chunks/new.js': '3', 'thread.js': '4' };
  hold(second);
  expect(held()).toEqual(second);
  expect(existsSync(`${folder}.${process.pid}`)).toBe(false);
});

it('a file that stays the same is never away, and one that changes is there in one piece', () => {
  hold({ 'same.js': '1', 'thread.js': '2' });
  const [same, thread] = ['same.js', 'thread.js'].map(fileNumber);
  hold({ 'same.js': '1', 'thread.js': '3' });
  expect(fileNumber('same.js')).toBe(same);
  // Another file in its place: whoever has the old one open reads it to its end.
  expect(fileNumber('thread.js')).not.toBe(thread);
});
