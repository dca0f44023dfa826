import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../source-files.mjs';

const patterns = { unit: '**/*.test.{ts,tsx,mjs}', browser: 'e2e/tests/**/*.spec.ts' };

/** Other code may hold test titles, such as the cases in a table. */
const sources = '{apps,packages}/**/src/**/*.ts';

/** Reporters put these marks between a title and the suites around it. */
const partsOf = (title) => title.split(/ [>›] /);

const asPattern = (title) =>
  partsOf(title)
    .join(' ')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Test files whose path contains the words; if none, those that contain them as a title, and the
 * pattern that selects it. A title found only in other code selects the unit tests of its
 * workspace.
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
