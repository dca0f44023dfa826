import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtClassName } from './class-names.ts';

test('no two style sheets share the name of a class', () => {
  const web = path.resolve(import.meta.dirname, '..');
  const sheets = globSync('src/**/*.module.css', { cwd: web });
  expect(sheets.length).toBeGreaterThan(50);
  const names = sheets.map((sheet) => builtClassName('list', path.join(web, sheet)));
  expect(new Set(names).size).toBe(sheets.length);
});

test('a class is called the same, however its style sheet is asked for', () => {
  expect(builtClassName('list', 'src/a.module.css?used')).toBe(
    builtClassName('list', 'src/a.module.css'),
  );
});
