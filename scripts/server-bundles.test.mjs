import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from './project.mjs';

const folder = inProject('apps/server/dist');

it('no bundle of the server holds a character for which Node would keep all of it at two bytes each', () => {
  const bundles = globSync('**/*.js', { cwd: folder });
  const isWide = (file) => /[^\0-\x7f]/.test(readFileSync(path.join(folder, file), 'utf8'));
  expect(bundles.length).toBeGreaterThan(0);
  expect(bundles.filter(isWide)).toEqual([]);
});
