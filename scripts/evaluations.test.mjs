import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evaluations, evaluationsHelp } from './evaluations.mjs';
import { inProject } from './project.mjs';
import { runNode } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const asked = (name) => runNode([inProject('scripts/command.mjs'), 'eval', name]);

test('every evaluation has one line of what it does, and a file', () => {
  for (const [name, { does, file }] of Object.entries(evaluations)) {
    expect(evaluationsHelp.split('\n')).toContain(`  ${name.padEnd(12)}${does}`);
    expect(existsSync(inProject(file)), file).toBe(true);
  }
});

test('every part of the evaluation of feedback can be asked for by name', () => {
  const parts = sourceFiles('packages/feedback/eval/*/main.ts');
  expect(parts.length).toBeGreaterThan(5);
  const listed = new Set(Object.values(evaluations).map(({ file }) => file));
  expect(parts.filter((file) => !listed.has(file))).toEqual([]);
});

test.each(['help', '--help'])('%s prints all evaluations', async (name) => {
  const { code, output } = await asked(name);
  expect(output).toContain(evaluationsHelp);
  expect(code).toBe(0);
});

test('an unknown name measures nothing, and prints all evaluations', async () => {
  const { code, output } = await asked('toString');
  expect(output).toContain("There is no evaluation 'toString'");
  expect(output).toContain(evaluationsHelp);
  expect(code).toBe(1);
});
