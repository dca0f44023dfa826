import { expect, test } from 'vitest';
import { mutationScore, survivorLines } from './score.mjs';

const all = (...statuses) => statuses.map((status) => ({ status }));

test('a mutant counts as caught when a test fails or never ends', () => {
  expect(mutationScore(all('Killed', 'Timeout', 'Survived', 'NoCoverage'))).toEqual({
    caught: 2,
    all: 4,
    percent: 50,
  });
});

test('one that does not run, or was left out, counts neither way', () => {
  expect(mutationScore(all('Killed', 'CompileError', 'RuntimeError', 'Ignored')).all).toBe(1);
});

test('a score just under the mark is not rounded up to it', () => {
  const mutants = [...Array(849).fill('Killed'), ...Array(151).fill('Survived')];
  expect(mutationScore(all(...mutants)).percent).toBe(84);
});

test('a folder without anything to change has nothing to catch', () => {
  expect(mutationScore([])).toEqual({ caught: 0, all: 0, percent: 100 });
});

test('survivors stand in order, with the place, what was there and what was tried', () => {
  const at = (startLine, startColumn, endLine, endColumn) => ({
    start: { line: startLine, column: startColumn },
    end: { line: endLine, column: endColumn },
  });
  const fileName = 'a.ts';
  const mutants = [
    { fileName, location: at(2, 1, 3, 2), replacement: '{}', status: 'NoCoverage' },
    { fileName, location: at(1, 5, 1, 10), replacement: 'a <= b', status: 'Survived' },
    { fileName, location: at(1, 1, 1, 3), replacement: 'x', status: 'Killed' },
  ];
  expect(survivorLines(mutants, () => 'if (a < b)\n{ go();\n}\n')).toEqual([
    'a.ts:1:5  a < b → a <= b',
    'a.ts:2:1  { go(); } → {} (no test comes here)',
  ]);
});

test('a long pattern is shown where it was changed', () => {
  const was = `/${'a|'.repeat(40)}very? good/u`;
  const mutant = {
    fileName: 'a.ts',
    location: { start: { line: 1, column: 1 }, end: { line: 1, column: was.length + 1 } },
    replacement: was.replace('y?', 'y'),
    status: 'Survived',
  };
  expect(survivorLines([mutant], () => was)).toEqual([
    'a.ts:1:1  …a|a|a|a|a|a|a|a|very? good/u → …a|a|a|a|a|a|a|a|very good/u',
  ]);
});
