import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.mjs';

const patterns = { unit: '**/*.test.{ts,tsx,mjs}', browser: 'e2e/tests/**/*.spec.ts' };

/** Code that is no test, but may hold the titles of one: cases that a table lists. */
const sources = '{apps,packages}/**/src/**/*.ts';

/** As reporters print a title: with what it is part of, and a mark between them. */
const partsOf = (title) => title.split(/ [>›] /);

const asPattern = (title) =>
  partsOf(title)
    .join(' ')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The test files whose path holds the words; where none does, those with a title that holds them,
 * and the pattern that picks it. A title in other code stands for the unit tests of its workspace.
 * @param {string} words
 * @param {string} folder
 * @returns {Record<'unit' | 'browser', { files: string[], title: string | null }>}
 */
export function chosenTests(words, folder) {
  const all = Object.values(patterns).map((pattern) => sourceFiles(pattern, folder));
  const named = all.map((files) => files.filter((file) => file.includes(words)));
  if (!isEmpty(named)) return chosen(named, null);
  const holdsTitle = (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return partsOf(words).every((part) => text.includes(part));
  };
  const titled = all.map((files) => files.filter(holdsTitle));
  if (!isEmpty(titled)) return chosen(titled, asPattern(words));
  const holders = sourceFiles(sources, folder).filter(holdsTitle);
  const workspaces = new Set(holders.map((file) => file.replace(/\/src\/.*/, '/')));
  return chosen([[...workspaces], []], asPattern(words));
}

const isEmpty = (lists) => lists.every((files) => files.length === 0);

const chosen = ([unit, browser], title) => ({
  unit: { files: unit, title },
  browser: { files: browser, title },
});
