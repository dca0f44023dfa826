import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyFolder } from './copy-folder.mjs';

let parent;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'second-draft-copy-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const outer = 'node_modules/outer';
const inner = 'node_modules/outer/node_modules/inner';

function write(...files) {
  for (const file of files) {
    mkdirSync(path.join(parent, 'from', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(parent, 'from', file), '');
  }
}

const copy = (folder) =>
  copyFolder(path.join(parent, 'from', folder), path.join(parent, 'to', folder));

const copied = () =>
  globSync('**/*.*', { cwd: path.join(parent, 'to') })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();

it('a package is copied without those that are installed in it, which are copied by themselves', () => {
  write(`${outer}/lib/main.js`, `${outer}/package.json`, `${inner}/main.js`);
  copy(outer);
  expect(copied()).toEqual([`${outer}/lib/main.js`, `${outer}/package.json`]);
  copy(inner);
  expect(copied()).toContain(`${inner}/main.js`);
});

it('types and maps stay behind', () => {
  write('dist/main.js', 'dist/main.js.map', 'dist/main.d.ts', 'dist/main.d.mts');
  copy('dist');
  expect(copied()).toEqual(['dist/main.js']);
});
