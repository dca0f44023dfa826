import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chosenTests } from './chosen-tests.mjs';

let folder;

const write = (file, content) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'second-draft-chosen-'));
  write('src/sign-in.test.ts', "describe('a session', () => { it('ends (once)', …) })");
  write('e2e/tests/sign-in.spec.ts', "test('a teacher signs in', …)");
  write('packages/words/src/rule.ts', "{ title: 'counts then', … }");
  write('node_modules/other/sign-in.test.ts', "it('ends (once)', …)");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('takes unit and browser tests by part of a file’s path', () => {
  expect(chosenTests('sign-in', folder)).toEqual({
    unit: { files: ['src/sign-in.test.ts'], title: null },
    browser: { files: ['e2e/tests/sign-in.spec.ts'], title: null },
  });
});

it('takes the tests of a title, whichever kind they are', () => {
  const { unit, browser } = chosenTests('a teacher signs', folder);
  expect(unit.files).toEqual([]);
  expect(browser).toEqual({ files: ['e2e/tests/sign-in.spec.ts'], title: 'a teacher signs' });
});

it('takes a title as reporters print it, with the group that it is in', () => {
  const { unit } = chosenTests('a session > ends (once)', folder);
  expect(unit.files).toEqual(['src/sign-in.test.ts']);
  expect('a session ends (once)').toMatch(new RegExp(unit.title));
});

it('takes the unit tests of a workspace whose code holds the title of a case', () => {
  const { unit } = chosenTests('counts then', folder);
  expect(unit).toEqual({ files: ['packages/words/'], title: 'counts then' });
});

it('takes nothing where no file and no title holds the words', () => {
  const { unit, browser } = chosenTests('checkout', folder);
  expect([unit.files, browser.files]).toEqual([[], []]);
});
