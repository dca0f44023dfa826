import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../scripts/project.mjs';

const rows = readFileSync(inProject('docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'));

test('the specification’s table names files that exist', () => {
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+\.\w+)`/g)].map(([, path]) => path));
  expect(named.length).toBeGreaterThan(rows.length);
  expect(named.filter((path) => !existsSync(inProject(path)))).toEqual([]);
});

test('the specification’s table names tests that are in their files', () => {
  const cited = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`: _([^_]+)_/g)]);
  expect(cited.length).toBeGreaterThan(rows.length / 2);
  const missing = cited.filter(
    ([, path, title]) => !readFileSync(inProject(path), 'utf8').includes(title),
  );
  expect(missing.map(([, path, title]) => `${path}: ${title}`)).toEqual([]);
});
