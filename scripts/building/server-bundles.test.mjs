import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '../project.mjs';

const folder = inProject('apps/server/dist');

/** The bundles of the server with this in their code. */
function bundlesWith(pattern) {
  const bundles = globSync('**/*.js', { cwd: folder });
  expect(bundles.length).toBeGreaterThan(0);
  return bundles.filter((file) => pattern.test(readFileSync(path.join(folder, file), 'utf8')));
}

it('no bundle of the server holds a character for which Node would keep all of it at two bytes each', () => {
  expect(bundlesWith(/[^\0-\x7f]/)).toEqual([]);
});

it('the embedded database’s thread alone loads PGlite', () => {
  expect(bundlesWith(/['"]@electric-sql\/pglite['"]/)).toEqual(['pglite.worker.js']);
});

it('the thread that reads texts loads none of Zod', () => {
  expect(bundlesWith(/ZodError/)).not.toContain('text.worker.js');
});

it('the thread that reads texts loads no cases of its rules', () => {
  expect(bundlesWith(/\bcases:\s*\[\s*\{/)).toEqual([]);
});
