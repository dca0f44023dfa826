import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('no buttons stand in a group, the styles of which are left out', () => {
  const folder = path.join(import.meta.dirname, '../src');
  const files = globSync('**/*.tsx', { cwd: folder });
  const hasGroup = (file: string) =>
    /\b(?:Button|ActionIcon)\.?Group/.test(readFileSync(path.join(folder, file), 'utf8'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(hasGroup)).toEqual([]);
});
