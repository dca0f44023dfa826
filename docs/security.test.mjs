import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../scripts/project.mjs';

const rows = readFileSync(inProject('docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '));

test('the security guide names files that exist', () => {
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`((?:apps|packages|e2e)\/[^`]+)`/g)].map(([, file]) => file),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(inProject(file)))).toEqual([]);
});

test('the security guide names tests that are in their files', () => {
  const cited = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`: _([^_]+)_/g)]);
  expect(cited.length).toBeGreaterThan(20);
  const missing = cited.filter(
    ([, file, title]) => !readFileSync(inProject(file), 'utf8').includes(title),
  );
  expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
});
